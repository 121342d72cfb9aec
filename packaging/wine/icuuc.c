/* icuuc.dll, which Windows 10 has and Wine has not: it opens no converter, and Qt does without. */
#define NOTHING(name) __declspec(dllexport) void *name(void) { return 0; }

enum { FILE_ACCESS_ERROR = 4 };

__declspec(dllexport) void *ucnv_open(const char *name, int *error) {
    if (error) *error = FILE_ACCESS_ERROR;
    return 0;
}

NOTHING(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NOTHING(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NOTHING(ucnv_cbFromUWriteUChars)
NOTHING(ucnv_cbToUWriteUChars)
NOTHING(ucnv_close)
NOTHING(ucnv_countAvailable)
NOTHING(ucnv_fromUCountPending)
NOTHING(ucnv_fromUnicode)
NOTHING(ucnv_getAvailableName)
NOTHING(ucnv_getFromUCallBack)
NOTHING(ucnv_getMaxCharSize)
NOTHING(ucnv_getName)
NOTHING(ucnv_getStandardName)
NOTHING(ucnv_getToUCallBack)
NOTHING(ucnv_reset)
NOTHING(ucnv_setFromUCallBack)
NOTHING(ucnv_setToUCallBack)
NOTHING(ucnv_toUCountPending)
NOTHING(ucnv_toUnicode)
