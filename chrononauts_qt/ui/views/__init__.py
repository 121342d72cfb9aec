"""Views over the models of ui.models: free layouts, painted by code, reached by mouse and keyboard alike."""
