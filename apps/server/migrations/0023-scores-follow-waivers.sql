-- What was checked stays as it was; the score says what is open now, and a waiver closes without a check.
grant update (score, score_explanation) on hub.compliance_checks to efti_app;
