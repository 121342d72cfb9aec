/* python3.dll has nothing of its own: its exports lead to those of python311.dll (wine/python.py names them). */
int DllMain(void *library, unsigned reason, void *reserved) { return 1; }
