-- Consents are only ever added, as audit entries are: they go with the member alone, who has to be gone as the transaction ends.
CREATE FUNCTION consents_require_no_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM members WHERE id = OLD.member_id) THEN
    RAISE EXCEPTION 'Consents are only ever added' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER consents_go_with_their_member AFTER DELETE ON consents
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION consents_require_no_member();
--> statement-breakpoint
CREATE TRIGGER consents_not_emptied BEFORE TRUNCATE ON consents
  FOR EACH STATEMENT EXECUTE FUNCTION consents_refuse_change();
