-- Only the demo ever wrote here; the ledger says what was called and paid.
DROP TABLE "account_movements" CASCADE;