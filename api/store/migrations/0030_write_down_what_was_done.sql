CREATE TABLE "audit_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"what" text NOT NULL,
	"member_id" text,
	"by" text,
	"subject" text,
	"outcome" text,
	"request_id" text
);
--> statement-breakpoint
CREATE INDEX "audit_entries_member" ON "audit_entries" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_what" ON "audit_entries" USING btree ("what","id");--> statement-breakpoint
CREATE FUNCTION audit_digest(member_id text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT encode(sha256(convert_to(member_id, 'UTF8')), 'hex') $$;
--> statement-breakpoint
-- A member who is erased may become the digest of their id, and what is older than a year may go. Nothing else changes.
CREATE FUNCTION audit_entries_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '365 days' THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' AND length(OLD.member_id) < 64 THEN
    OLD.member_id := audit_digest(OLD.member_id);
    IF NEW IS NOT DISTINCT FROM OLD THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'Audit entries are only ever added' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION audit_entries_refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_entries_not_emptied BEFORE TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_refuse_change();
