"""An empty window of PySide6, as large as ours opens: what a start is measured by."""

import sys

from PySide6.QtWidgets import QApplication, QMainWindow

app = QApplication(sys.argv[:1])
window = QMainWindow()
window.resize(1366, 768)
window.show()
sys.exit(app.exec())
