/* python.exe, which the wheel with Windows' Python does not bring. */
#include <wchar.h>

__declspec(dllimport) int Py_Main(int, wchar_t **);

int wmain(int argc, wchar_t **argv) { return Py_Main(argc, argv); }
