-- Written by hand: what a table definition cannot say about consents.

-- News and offers were one purpose; they were agreed to for what the member signed in with.
UPDATE consents SET purpose = CASE WHEN members.email IS NULL THEN 'marketingPhone' ELSE 'marketingMail' END
  FROM members WHERE members.id = consents.member_id AND consents.purpose = 'marketing';
--> statement-breakpoint

-- What was said stays as it was said. Erasing a member may remove her rows.
CREATE FUNCTION consents_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Consents are only ever added' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER consents_append_only BEFORE UPDATE ON consents
  FOR EACH STATEMENT EXECUTE FUNCTION consents_refuse_change();
