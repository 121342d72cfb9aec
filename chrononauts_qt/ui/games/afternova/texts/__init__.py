"""The words of AfterNova, in English; translations/ has them in other languages."""
