CREATE TABLE "activity_joins" (
	"member_id" text NOT NULL,
	"activity" text NOT NULL,
	"invitation" text,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_joins_member_id_activity_pk" PRIMARY KEY("member_id","activity")
);
--> statement-breakpoint
CREATE TABLE "activity_sign_ins" (
	"member_id" text NOT NULL,
	"activity" text NOT NULL,
	"date" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_sign_ins_member_id_activity_date_pk" PRIMARY KEY("member_id","activity","date")
);
--> statement-breakpoint
CREATE TABLE "event_places" (
	"activity" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"waiting" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"activity" text NOT NULL,
	"state" text NOT NULL,
	"note" text,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "gift_registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"order_number" text NOT NULL,
	"product" text NOT NULL,
	"purchased_on" date NOT NULL,
	"upload_ids" jsonb NOT NULL,
	"state" text NOT NULL,
	"refused_because" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "raffle_draws" (
	"activity" text PRIMARY KEY NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "raffle_entries" (
	"activity" text NOT NULL,
	"member_id" text NOT NULL,
	"state" text NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "raffle_entries_activity_member_id_pk" PRIMARY KEY("activity","member_id")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"recipient" text NOT NULL,
	"phone" text NOT NULL,
	"country_code" text NOT NULL,
	"province" text,
	"city" text,
	"district" text,
	"ward" text,
	"line1" text NOT NULL,
	"line2" text,
	"postcode" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mall_stock" (
	"product" text PRIMARY KEY NOT NULL,
	"remaining" integer NOT NULL,
	CONSTRAINT "mall_stock_remaining" CHECK ("mall_stock"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"product" text NOT NULL,
	"slot" smallint NOT NULL,
	"price" integer NOT NULL,
	"state" text NOT NULL,
	"address" jsonb,
	"voucher_id" text,
	"redeemed_at" timestamp (3) with time zone NOT NULL,
	"state_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_in_pauses" (
	"member_id" text NOT NULL,
	"game" text NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "check_in_pauses_member_id_date_game_pk" PRIMARY KEY("member_id","date","game")
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"member_id" text NOT NULL,
	"game" text NOT NULL,
	"date" date NOT NULL,
	"cycle_start" date NOT NULL,
	"streak" integer NOT NULL,
	"make_up" smallint,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "check_ins_member_id_date_game_pk" PRIMARY KEY("member_id","date","game")
);
--> statement-breakpoint
CREATE TABLE "draw_results" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_id" text NOT NULL,
	"member_id" text NOT NULL,
	"draw" text NOT NULL,
	"drawn" text NOT NULL,
	"prize" text NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_seeds" (
	"draw" text PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"weights" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draw_stock" (
	"draw" text NOT NULL,
	"prize" text NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "draw_stock_draw_prize_pk" PRIMARY KEY("draw","prize"),
	CONSTRAINT "draw_stock_taken" CHECK ("draw_stock"."taken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "draw_tickets" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"draw" text NOT NULL,
	"reference" text NOT NULL,
	"number" integer NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "ticket_purchases" (
	"member_id" text NOT NULL,
	"draw" text NOT NULL,
	"date" date NOT NULL,
	"bought" integer NOT NULL,
	CONSTRAINT "ticket_purchases_member_id_draw_date_pk" PRIMARY KEY("member_id","draw","date")
);
--> statement-breakpoint
CREATE TABLE "gift_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"gift" text NOT NULL,
	"kind" text NOT NULL,
	"once" text NOT NULL,
	"baby_id" text,
	"occasion_date" date,
	"entitlement_id" text,
	"state" text NOT NULL,
	"steps" jsonb NOT NULL,
	"coins" integer NOT NULL,
	"address" jsonb NOT NULL,
	"parcel" jsonb,
	"claimed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_entitlements" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"gift" text NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"claimed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "gift_stock" (
	"gift" text PRIMARY KEY NOT NULL,
	"stock" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gift_stock_taken" CHECK ("gift_stock"."taken" between 0 and "gift_stock"."stock")
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
CREATE TABLE "job_runs" (
	"job" text PRIMARY KEY NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL
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
	"kind" text,
	"occurred_at" timestamp (3) with time zone,
	"balance" bigint,
	CONSTRAINT "ledger_postings_transaction_id_side_pk" PRIMARY KEY("transaction_id","side"),
	CONSTRAINT "ledger_postings_side" CHECK ("ledger_postings"."side" in (1, 2)),
	CONSTRAINT "ledger_postings_amount" CHECK ("ledger_postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"reference_hash" text NOT NULL,
	"occurred_at" timestamp (3) with time zone NOT NULL,
	"subject" text,
	CONSTRAINT "ledger_transactions_subject" CHECK ("ledger_transactions"."subject" ~ '^[a-z_]{1,32}:[a-z0-9-]{1,64}$')
);
--> statement-breakpoint
CREATE TABLE "right_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"right" text NOT NULL,
	"year" smallint NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "right_proofs" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"right" text NOT NULL,
	"year" smallint NOT NULL,
	"state" text NOT NULL,
	"uploads" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "order_parcels" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"member_id" text NOT NULL,
	"shop_parcel_id" text NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"tracking_url" text,
	"steps" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"shop_order_id" text NOT NULL,
	"number" text NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"items" jsonb NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"total" bigint NOT NULL,
	"voucher_codes" jsonb NOT NULL
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
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"visitor" text,
	"purpose" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"announced_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "activations" (
	"member_id" text NOT NULL,
	"purpose" text NOT NULL,
	"account" text NOT NULL,
	"token_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "activations_member_id_purpose_pk" PRIMARY KEY("member_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "babies" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"name" text,
	"due_date" date,
	"birth_date" date,
	"birth_date_changed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"reference" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "task_prizes" (
	"member_id" text NOT NULL,
	"task" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "task_prizes_member_id_task_pk" PRIMARY KEY("member_id","task")
);
--> statement-breakpoint
CREATE TABLE "questionnaire_drafts" (
	"id" text PRIMARY KEY NOT NULL,
	"questionnaire" text NOT NULL,
	"member_id" text,
	"secret_hash" text,
	"version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaire_orders" (
	"submission_id" text PRIMARY KEY NOT NULL,
	"country_code" text NOT NULL,
	"order_number" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "questionnaire_reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"upload_ids" jsonb NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "questionnaire_submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"questionnaire" text NOT NULL,
	"version" integer NOT NULL,
	"member_id" text,
	"draft_hash" text,
	"claim_hash" text,
	"answers" jsonb NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_progress" (
	"member_id" text NOT NULL,
	"course" text NOT NULL,
	"chapters" jsonb NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "course_progress_member_id_course_pk" PRIMARY KEY("member_id","course")
);
--> statement-breakpoint
CREATE TABLE "magazine_history" (
	"member_id" text NOT NULL,
	"issue" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "magazine_history_member_id_issue_pk" PRIMARY KEY("member_id","issue")
);
--> statement-breakpoint
CREATE TABLE "social_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"bound_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"binding_hash" text NOT NULL,
	"provider" text NOT NULL,
	"intent" text NOT NULL,
	"redirect" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "social_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"intent" text NOT NULL,
	"provider" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"code_account" text,
	"uses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "consents_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
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
	"next_time_zone" text,
	"next_time_zone_at" timestamp (3) with time zone,
	"email_verified" boolean DEFAULT false NOT NULL,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"permissions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lactation" smallint DEFAULT 1 NOT NULL,
	"cup_size" text,
	"silicone_plug_size" text,
	"resumption_date" date,
	"birthday" date,
	"birthday_changed_at" timestamp (3) with time zone,
	"baby_content_silenced_at" timestamp (3) with time zone,
	"baby_removed_at" timestamp (3) with time zone,
	"purchase_channel" smallint DEFAULT 1 NOT NULL,
	"register_channel" text NOT NULL,
	"register_source" text NOT NULL,
	"link_code" text,
	"policy_version" text NOT NULL,
	"visited_check_in" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"erases_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recovery_links" (
	"account" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"token_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"device" text,
	"country_code" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "verify_codes" (
	"account" text NOT NULL,
	"purpose" text NOT NULL,
	"browser_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "verify_codes_account_purpose_browser_hash_pk" PRIMARY KEY("account","purpose","browser_hash")
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"member_id" text,
	"topic" text NOT NULL,
	"name" text,
	"reply_to" text NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"language" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_registrations" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"product" text NOT NULL,
	"serial_number" text NOT NULL,
	"purchased_from" text NOT NULL,
	"purchased_on" date NOT NULL,
	"warranty_until" date NOT NULL,
	"proof" text,
	"registered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"member_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_years" (
	"member_id" text NOT NULL,
	"year" integer NOT NULL,
	"rewarded" integer NOT NULL,
	CONSTRAINT "referral_years_member_id_year_pk" PRIMARY KEY("member_id","year")
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"id" text PRIMARY KEY NOT NULL,
	"advocate_id" text NOT NULL,
	"friend_id" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"rewarded_at" timestamp (3) with time zone,
	"not_counted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"voucher" text NOT NULL,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"code" text,
	"reserved_until" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	"used_for" text,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_lot_uses" ADD CONSTRAINT "ledger_lot_uses_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lot_uses" ADD CONSTRAINT "ledger_lot_uses_lot_id_ledger_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."ledger_lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lots" ADD CONSTRAINT "ledger_lots_account_id_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lots" ADD CONSTRAINT "ledger_lots_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_postings" ADD CONSTRAINT "ledger_postings_transaction_id_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_registrations_once" ON "event_registrations" USING btree ("activity","member_id") WHERE "event_registrations"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "event_registrations_line" ON "event_registrations" USING btree ("activity","state","id");--> statement-breakpoint
CREATE INDEX "event_registrations_member" ON "event_registrations" USING btree ("member_id","activity","id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_registrations_order" ON "gift_registrations" USING btree ("order_number","product") WHERE "gift_registrations"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "gift_registrations_member" ON "gift_registrations" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "raffle_entries_member" ON "raffle_entries" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "addresses_member" ON "addresses" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("member_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "redemptions_slot" ON "redemptions" USING btree ("member_id","product","slot") WHERE "redemptions"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "redemptions_member" ON "redemptions" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "check_ins_make_up" ON "check_ins" USING btree ("member_id","game","cycle_start","make_up");--> statement-breakpoint
CREATE UNIQUE INDEX "draw_results_ticket" ON "draw_results" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "draw_results_member" ON "draw_results" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "draw_results_member_draw" ON "draw_results" USING btree ("member_id","draw","id");--> statement-breakpoint
CREATE UNIQUE INDEX "draw_tickets_reference" ON "draw_tickets" USING btree ("reference","number");--> statement-breakpoint
CREATE INDEX "draw_tickets_unused" ON "draw_tickets" USING btree ("member_id","draw","id") WHERE "draw_tickets"."used_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_claims_once" ON "gift_claims" USING btree ("member_id","once") WHERE "gift_claims"."state" not in ('cancelled', 'expired');--> statement-breakpoint
CREATE INDEX "gift_claims_member" ON "gift_claims" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_entitlements_reference" ON "gift_entitlements" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "gift_entitlements_member" ON "gift_entitlements" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "gift_entitlements_waiting" ON "gift_entitlements" USING btree ("member_id","id") WHERE "gift_entitlements"."claimed_at" is null;--> statement-breakpoint
CREATE INDEX "idempotent_answers_created" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_member" ON "ledger_accounts" USING btree ("member_id","currency");--> statement-breakpoint
CREATE INDEX "ledger_lots_account" ON "ledger_lots" USING btree ("account_id","expires_on","id") WHERE "ledger_lots"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "ledger_lots_expires" ON "ledger_lots" USING btree ("expires_on","account_id") WHERE "ledger_lots"."remaining" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_lots_transaction" ON "ledger_lots" USING btree ("transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_account" ON "ledger_postings" USING btree ("account_id","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_kind" ON "ledger_postings" USING btree ("account_id","kind","transaction_id") WHERE "ledger_postings"."side" = 1;--> statement-breakpoint
CREATE INDEX "ledger_postings_time" ON "ledger_postings" USING btree ("account_id","occurred_at","transaction_id") WHERE "ledger_postings"."side" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_reference" ON "ledger_transactions" USING btree ("reference_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "right_claims_once" ON "right_claims" USING btree ("member_id","right","year");--> statement-breakpoint
CREATE UNIQUE INDEX "right_proofs_once" ON "right_proofs" USING btree ("member_id","right","year") WHERE "right_proofs"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "right_proofs_member" ON "right_proofs" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_parcels_shop_parcel" ON "order_parcels" USING btree ("order_id","shop_parcel_id");--> statement-breakpoint
CREATE INDEX "order_parcels_member" ON "order_parcels" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_shop_order" ON "orders" USING btree ("shop_order_id");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "tracking_events_received" ON "tracking_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "tracking_events_uid" ON "tracking_events" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "uploads_member" ON "uploads" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "uploads_unused" ON "uploads" USING btree ("announced_at") WHERE "uploads"."used_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "activations_token" ON "activations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "babies_member" ON "babies" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_reference" ON "notices" USING btree ("member_id","reference");--> statement-breakpoint
CREATE INDEX "notices_member" ON "notices" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("member_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_drafts_member" ON "questionnaire_drafts" USING btree ("member_id","questionnaire");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_drafts_secret" ON "questionnaire_drafts" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "questionnaire_drafts_saved" ON "questionnaire_drafts" USING btree ("saved_at");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_orders_number" ON "questionnaire_orders" USING btree ("country_code","order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_reviews_waiting" ON "questionnaire_reviews" USING btree ("submission_id") WHERE "questionnaire_reviews"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "questionnaire_reviews_submission" ON "questionnaire_reviews" USING btree ("submission_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_submissions_member" ON "questionnaire_submissions" USING btree ("member_id","questionnaire");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_submissions_draft" ON "questionnaire_submissions" USING btree ("draft_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_submissions_claim" ON "questionnaire_submissions" USING btree ("claim_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_subject" ON "social_accounts" USING btree ("issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_member" ON "social_accounts" USING btree ("member_id","provider");--> statement-breakpoint
CREATE INDEX "social_attempts_expiry" ON "social_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_tickets_expiry" ON "social_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "code_tickets_account" ON "code_tickets" USING btree ("account");--> statement-breakpoint
CREATE INDEX "consents_member" ON "consents" USING btree ("member_id","purpose","number");--> statement-breakpoint
CREATE UNIQUE INDEX "members_email" ON "members" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "members_phone" ON "members" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "members_link_code" ON "members" USING btree ("link_code") WHERE "members"."link_code" is not null;--> statement-breakpoint
CREATE INDEX "members_erases" ON "members" USING btree ("erases_at");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_links_token" ON "recovery_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "recovery_links_member" ON "recovery_links" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_reference" ON "contact_messages" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "contact_messages_reply" ON "contact_messages" USING btree ("reply_to","received_at");--> statement-breakpoint
CREATE INDEX "contact_messages_member" ON "contact_messages" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_registrations_serial" ON "product_registrations" USING btree ("product","serial_number");--> statement-breakpoint
CREATE INDEX "product_registrations_member" ON "product_registrations" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_code" ON "referral_codes" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_friend" ON "referrals" USING btree ("friend_id");--> statement-breakpoint
CREATE INDEX "referrals_advocate" ON "referrals" USING btree ("advocate_id","id");--> statement-breakpoint
CREATE INDEX "referrals_rewarded" ON "referrals" USING btree ("advocate_id") WHERE "referrals"."rewarded_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_reference" ON "vouchers" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_code" ON "vouchers" USING btree ("code");--> statement-breakpoint
CREATE INDEX "vouchers_member" ON "vouchers" USING btree ("member_id","id");--> statement-breakpoint

-- Written by hand: what a table definition cannot say.

-- Transactions, postings and lot uses of the ledger are only ever added.
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
--> statement-breakpoint

-- What was said stays as it was said. Erasing a member may remove the rows.
CREATE FUNCTION consents_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Consents are only ever added' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER consents_append_only BEFORE UPDATE ON consents
  FOR EACH STATEMENT EXECUTE FUNCTION consents_refuse_change();
