CREATE TABLE "check_ins" (
	"member_id" text NOT NULL,
	"game" text NOT NULL,
	"date" date NOT NULL,
	"cycle_start" date NOT NULL,
	"streak" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "check_ins_member_id_game_date_pk" PRIMARY KEY("member_id","game","date")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"member_id" text,
	"purpose" text,
	"balance" bigint,
	CONSTRAINT "ledger_accounts_owner" CHECK ("ledger_accounts"."member_id" is null or "ledger_accounts"."purpose" is null),
	CONSTRAINT "ledger_accounts_kept" CHECK (("ledger_accounts"."balance" is null) = ("ledger_accounts"."purpose" is not null)),
	CONSTRAINT "ledger_accounts_balance" CHECK ("ledger_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_lot_uses" (
	"transaction_id" text NOT NULL,
	"lot_id" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_lot_uses_transaction_id_lot_id_pk" PRIMARY KEY("transaction_id","lot_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_lots" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"transaction_id" text NOT NULL,
	"granted" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"expires_on" date NOT NULL,
	CONSTRAINT "ledger_lots_remaining" CHECK ("ledger_lots"."remaining" between 0 and "ledger_lots"."granted")
);
--> statement-breakpoint
CREATE TABLE "ledger_postings" (
	"transaction_id" text NOT NULL,
	"side" smallint NOT NULL,
	"account_id" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_postings_transaction_id_side_pk" PRIMARY KEY("transaction_id","side"),
	CONSTRAINT "ledger_postings_side" CHECK ("ledger_postings"."side" in (1, 2)),
	CONSTRAINT "ledger_postings_amount" CHECK ("ledger_postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reference_hash" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_events" (
	"id" text PRIMARY KEY NOT NULL,
	"trace_id" text NOT NULL,
	"uid" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_answers" (
	"scope" text NOT NULL,
	"operation" text NOT NULL,
	"key_hash" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotent_answers_scope_operation_key_hash_pk" PRIMARY KEY("scope","operation","key_hash")
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"member_id" text NOT NULL,
	"purpose" text NOT NULL,
	"country_code" text NOT NULL,
	"policy_version" text NOT NULL,
	"granted" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "members" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text,
	"phone" text,
	"password_hash" text,
	"first_name" text NOT NULL,
	"last_name" text,
	"avatar" text,
	"country_code" text NOT NULL,
	"register_country_code" text NOT NULL,
	"time_zone" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"permissions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lactation" smallint DEFAULT 1 NOT NULL,
	"cup_size" text,
	"silicone_plug_size" text,
	"resumption_date" date,
	"birthday" date,
	"purchase_channel" smallint DEFAULT 1 NOT NULL,
	"register_channel" text NOT NULL,
	"register_source" text NOT NULL,
	"policy_version" text NOT NULL,
	"visited_check_in" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "verify_codes" (
	"account" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "verify_codes_account_purpose_pk" PRIMARY KEY("account","purpose")
);
--> statement-breakpoint
ALTER TABLE "ledger_lot_uses" ADD CONSTRAINT "ledger_lot_uses_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lot_uses" ADD CONSTRAINT "ledger_lot_uses_lot_id_ledger_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."ledger_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lots" ADD CONSTRAINT "ledger_lots_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lots" ADD CONSTRAINT "ledger_lots_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_member" ON "ledger_accounts" USING btree ("member_id","currency");--> statement-breakpoint
CREATE INDEX "ledger_lots_account" ON "ledger_lots" USING btree ("account_id","expires_on") WHERE "ledger_lots"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "ledger_lots_expiry" ON "ledger_lots" USING btree ("expires_on") WHERE "ledger_lots"."remaining" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_lots_transaction" ON "ledger_lots" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_account" ON "ledger_postings" USING btree ("account_id","transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_reference" ON "ledger_transactions" USING btree ("reference_hash");--> statement-breakpoint
CREATE INDEX "tracking_events_received" ON "tracking_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "idempotent_answers_created" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "consents_member" ON "consents" USING btree ("member_id","purpose","at");--> statement-breakpoint
CREATE UNIQUE INDEX "members_email" ON "members" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "members_phone" ON "members" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id");