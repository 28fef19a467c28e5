-- Written by hand: what a table definition cannot say about the ledger.

-- Transactions, postings and lot uses are only ever added.
CREATE FUNCTION ledger_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is append-only: % of %', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER ledger_transactions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_lot_uses_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_lot_uses
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
--> statement-breakpoint

-- At commit a transaction has a posting to a member's account and one to the house's, in one currency, that sum to zero.
-- Once per transaction is enough: no posting can join later, because the key has room for two.
CREATE FUNCTION ledger_require_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT (
    SELECT count(*) = 2
      AND sum(posting.amount) = 0
      AND count(DISTINCT account.currency) = 1
      AND bool_and((account.purpose IS NULL) = (posting.side = 1))
    FROM ledger_postings posting JOIN ledger_accounts account ON account.id = posting.account_id
    WHERE posting.transaction_id = NEW.id
  ) THEN
    RAISE EXCEPTION 'The ledger transaction % does not balance', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_transactions_balance AFTER INSERT ON ledger_transactions
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_require_balance();
