-- baseline
-- All tables as of 2026-11-29, made by drizzle-kit. Written by hand: UNLOGGED, PARTITION BY, the schema, and the rest after the last index.
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
	"drawn_at" timestamp (3) with time zone,
	"ticket_count" integer DEFAULT 0 NOT NULL,
	"won" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "raffle_entries" (
	"activity" text NOT NULL,
	"member_id" text NOT NULL,
	"id" text DEFAULT gen_random_uuid() NOT NULL,
	"state" text NOT NULL,
	"tickets" integer DEFAULT 1 NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	"mail_at" timestamp (3) with time zone,
	CONSTRAINT "raffle_entries_activity_member_id_pk" PRIMARY KEY("activity","member_id")
);
--> statement-breakpoint
CREATE TABLE "raffle_seeds" (
	"activity" text PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"winners" integer NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "raffle_tickets" (
	"activity" text NOT NULL,
	"ticket" text NOT NULL,
	CONSTRAINT "raffle_tickets_activity_ticket_pk" PRIMARY KEY("activity","ticket")
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
CREATE TABLE "audit_entries" (
	"id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"what" text NOT NULL,
	"member_id" text,
	"by" text,
	"subject" text,
	"outcome" text,
	"request_id" text,
	CONSTRAINT "audit_entries_pkey" PRIMARY KEY("id","at")
) PARTITION BY RANGE ("at");
--> statement-breakpoint
CREATE TABLE "mall_wishes" (
	"member_id" text PRIMARY KEY NOT NULL,
	"product" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redemptions" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"product" text NOT NULL,
	"slot" smallint NOT NULL,
	"price" integer NOT NULL,
	"state" text NOT NULL,
	"steps" jsonb NOT NULL,
	"address" jsonb,
	"voucher_id" text,
	"redeemed_at" timestamp (3) with time zone NOT NULL,
	"state_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- UNLOGGED: rate-limit counters may be lost in a crash.
CREATE UNLOGGED TABLE "rate_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" bigint NOT NULL,
	"expire" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"total" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_kind_item_pk" PRIMARY KEY("kind","item"),
	CONSTRAINT "stock_reserved" CHECK ("stock"."reserved" between 0 and "stock"."total")
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"delta" integer NOT NULL,
	"reason" text NOT NULL,
	"by" text,
	"reference" text,
	"at" timestamp (3) with time zone NOT NULL
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
	"on_us" boolean DEFAULT false NOT NULL,
	"skipped" smallint DEFAULT 0 NOT NULL,
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
	"made_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone
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
CREATE TABLE "gift_allowances" (
	"member_id" text PRIMARY KEY NOT NULL,
	"gifts" integer NOT NULL
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
	"birth_date" date,
	"is_allowed" boolean DEFAULT false NOT NULL,
	"entitlement_id" text,
	"state" text NOT NULL,
	"steps" jsonb NOT NULL,
	"coins" integer NOT NULL,
	"address" jsonb NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_parcels" (
	"claim_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"address_hash" text NOT NULL,
	"building_hash" text,
	"claimed_at" timestamp (3) with time zone NOT NULL
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
CREATE TABLE "waiting_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"receiver" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"written_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
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
	"returned_by" text,
	"granted" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"expires_on" date NOT NULL,
	"expires_at" timestamp (3) with time zone,
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
	"year" smallint,
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
	"former_time_zone" text,
	"former_time_zone_until" timestamp (3) with time zone,
	"email_verified" boolean DEFAULT false NOT NULL,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"permissions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lactation" smallint DEFAULT 1 NOT NULL,
	"cup_size" text,
	"silicone_plug_size" text,
	"resumption_date" date,
	"birthday" date,
	"birthday_changed_at" timestamp (3) with time zone,
	"birthday_correctable_until" timestamp (3) with time zone,
	"baby_content_silenced_at" timestamp (3) with time zone,
	"baby_removed_at" timestamp (3) with time zone,
	"purchase_channel" smallint DEFAULT 1 NOT NULL,
	"register_channel" text NOT NULL,
	"register_source" text NOT NULL,
	"link_code" text,
	"policy_version" text NOT NULL,
	"visited_check_in" boolean DEFAULT false NOT NULL,
	"has_checked_in" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	"erases_at" timestamp (3) with time zone
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
	"decided_at" timestamp (3) with time zone,
	"refusal" text
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"subject" jsonb,
	"reference" text NOT NULL,
	"about_baby" boolean DEFAULT false NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "dead_letters" (
	"id" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"reason" text NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"shop_order_id" text NOT NULL,
	"number" text NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"revision" text,
	"email" text,
	"email_revision" text,
	"payment" text,
	"is_test" boolean DEFAULT false NOT NULL,
	"complete" boolean DEFAULT false NOT NULL,
	"is_sent" boolean DEFAULT false NOT NULL,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"items" jsonb NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"shipping" bigint NOT NULL,
	"total" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"earned_coins" integer DEFAULT 0 NOT NULL,
	"earned_points" integer DEFAULT 0 NOT NULL,
	"owed_coins" integer DEFAULT 0 NOT NULL,
	"grants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"round" integer DEFAULT 0 NOT NULL,
	"voucher_codes" jsonb NOT NULL,
	"code_amounts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"taken_codes" text[] DEFAULT '{}'::text[] NOT NULL,
	"shop_path" text
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"source_kind" text NOT NULL,
	"source_id" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"carrier" text,
	"tracking_number" text,
	"tracking_url" text,
	"steps" jsonb NOT NULL,
	"mentioned_in" text,
	"tracked_in" text,
	"is_listed" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_events" (
	"id" text NOT NULL,
	"trace_id" text NOT NULL,
	"uid" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tracking_events_received_at_id_pk" PRIMARY KEY("received_at","id")
) PARTITION BY RANGE ("received_at");
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text,
	"visitor" text,
	"purpose" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"stored_size" integer,
	"sha256" text,
	"rejection" text,
	"announced_at" timestamp (3) with time zone NOT NULL,
	"stored_at" timestamp (3) with time zone,
	"storing_until" timestamp (3) with time zone,
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
	"birth_date_correctable_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
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
	"refusal" text,
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
CREATE TABLE "stopped_parcels" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"thing" text NOT NULL,
	"stopped_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone
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
	"is_own_order" boolean DEFAULT true NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_day" date
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
CREATE TABLE "passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"holder_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"name" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "authenticator_setups" (
	"member_id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"secret" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factor_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"member_id" text NOT NULL,
	"browser_hash" text NOT NULL,
	"first_factor" text NOT NULL,
	"reopens" boolean NOT NULL,
	"social_ticket_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"member_id" text PRIMARY KEY NOT NULL,
	"turned_on_at" timestamp (3) with time zone NOT NULL,
	"secret" text,
	"last_step" bigint,
	"failures" integer DEFAULT 0 NOT NULL,
	"failures_until" timestamp (3) with time zone
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
	"browser_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"proven_at" timestamp (3) with time zone,
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
CREATE TABLE "free_warranties" (
	"product" text NOT NULL,
	"serial_number" text NOT NULL,
	"warranty_until" date NOT NULL,
	CONSTRAINT "free_warranties_product_serial_number_pk" PRIMARY KEY("product","serial_number")
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
	"is_proven" boolean DEFAULT false NOT NULL,
	"registered_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"transfer_hash" text,
	"transfer_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"member_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_payments" (
	"account_hash" text PRIMARY KEY NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL
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
	"not_counted_at" timestamp (3) with time zone,
	"not_counted_reason" text
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
CREATE UNIQUE INDEX "gift_registrations_order" ON "gift_registrations" USING btree ("order_number","product","member_id") WHERE "gift_registrations"."state" <> 'refused';--> statement-breakpoint
CREATE UNIQUE INDEX "gift_registrations_accepted" ON "gift_registrations" USING btree ("order_number","product") WHERE "gift_registrations"."state" = 'accepted';--> statement-breakpoint
CREATE INDEX "gift_registrations_member" ON "gift_registrations" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "gift_registrations_waiting" ON "gift_registrations" USING btree ("id") WHERE "gift_registrations"."state" = 'submitted';--> statement-breakpoint
CREATE INDEX "raffle_entries_member" ON "raffle_entries" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "raffle_entries_unfinished" ON "raffle_entries" USING btree ("activity","id") WHERE "raffle_entries"."told_at" is null or "raffle_entries"."mail_at" is not null;--> statement-breakpoint
CREATE INDEX "addresses_member" ON "addresses" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("member_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "audit_entries_member" ON "audit_entries" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_what" ON "audit_entries" USING btree ("what","id");--> statement-breakpoint
CREATE UNIQUE INDEX "redemptions_slot" ON "redemptions" USING btree ("member_id","product","slot") WHERE "redemptions"."state" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "redemptions_member" ON "redemptions" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "redemptions_under_way" ON "redemptions" USING btree ("id") WHERE "redemptions"."state" in ('reserved', 'confirmed', 'packed', 'shipped') and "redemptions"."voucher_id" is null;--> statement-breakpoint
CREATE INDEX "rate_counts_expire" ON "rate_counts" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "stock_movements_item" ON "stock_movements" USING btree ("kind","item","id");--> statement-breakpoint
CREATE INDEX "check_in_pauses_date" ON "check_in_pauses" USING btree ("date");--> statement-breakpoint
CREATE INDEX "check_ins_date" ON "check_ins" USING btree ("date");--> statement-breakpoint
CREATE UNIQUE INDEX "check_ins_make_up" ON "check_ins" USING btree ("member_id","game","cycle_start","make_up");--> statement-breakpoint
CREATE UNIQUE INDEX "check_ins_on_us" ON "check_ins" USING btree ("member_id","game","cycle_start") WHERE "check_ins"."on_us";--> statement-breakpoint
CREATE UNIQUE INDEX "draw_results_ticket" ON "draw_results" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "draw_results_member" ON "draw_results" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "draw_results_member_draw" ON "draw_results" USING btree ("member_id","draw","id");--> statement-breakpoint
CREATE INDEX "ticket_purchases_date" ON "ticket_purchases" USING btree ("date");--> statement-breakpoint
CREATE UNIQUE INDEX "gift_claims_once" ON "gift_claims" USING btree ("member_id","once") WHERE "gift_claims"."state" not in ('cancelled', 'expired');--> statement-breakpoint
CREATE INDEX "gift_claims_member" ON "gift_claims" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "gift_claims_under_way" ON "gift_claims" USING btree ("id") WHERE "gift_claims"."state" in ('reserved', 'confirmed', 'packed', 'shipped');--> statement-breakpoint
CREATE INDEX "gift_parcels_address" ON "gift_parcels" USING btree ("address_hash");--> statement-breakpoint
CREATE INDEX "gift_parcels_building" ON "gift_parcels" USING btree ("building_hash");--> statement-breakpoint
CREATE INDEX "gift_parcels_claimed" ON "gift_parcels" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "idempotent_answers_created" ON "idempotent_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "waiting_messages_member" ON "waiting_messages" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_member" ON "ledger_accounts" USING btree ("member_id","currency");--> statement-breakpoint
CREATE INDEX "ledger_lots_account" ON "ledger_lots" USING btree ("account_id","expires_on","id") WHERE "ledger_lots"."remaining" > 0;--> statement-breakpoint
CREATE INDEX "ledger_lots_expires" ON "ledger_lots" USING btree ("expires_on","account_id") WHERE "ledger_lots"."remaining" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_lots_grant" ON "ledger_lots" USING btree ("transaction_id",coalesce("returned_by", ''));--> statement-breakpoint
CREATE INDEX "ledger_lots_returned" ON "ledger_lots" USING btree ("returned_by") WHERE "ledger_lots"."returned_by" is not null;--> statement-breakpoint
CREATE INDEX "ledger_postings_account" ON "ledger_postings" USING btree ("account_id","transaction_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_kind" ON "ledger_postings" USING btree ("account_id","kind","transaction_id") WHERE "ledger_postings"."side" = 1;--> statement-breakpoint
CREATE INDEX "ledger_postings_time" ON "ledger_postings" USING btree ("account_id","occurred_at","transaction_id") WHERE "ledger_postings"."side" = 1;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transactions_reference" ON "ledger_transactions" USING btree ("reference_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "members_email" ON "members" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "members_phone" ON "members" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "members_link_code" ON "members" USING btree ("link_code") WHERE "members"."link_code" is not null;--> statement-breakpoint
CREATE INDEX "members_erases" ON "members" USING btree ("erases_at");--> statement-breakpoint
CREATE UNIQUE INDEX "right_claims_once" ON "right_claims" USING btree ("member_id","right","year");--> statement-breakpoint
CREATE UNIQUE INDEX "right_proofs_once" ON "right_proofs" USING btree ("member_id","right","year") WHERE "right_proofs"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "right_proofs_member" ON "right_proofs" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "right_proofs_waiting" ON "right_proofs" USING btree ("id") WHERE "right_proofs"."state" = 'submitted';--> statement-breakpoint
CREATE UNIQUE INDEX "notices_reference" ON "notices" USING btree ("member_id","reference");--> statement-breakpoint
CREATE INDEX "notices_member" ON "notices" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("member_id") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notices_threads" ON "notices" USING btree ("member_id",regexp_replace("reference", ':[^:]*$', ''),"id") WHERE "notices"."kind" in ('order-shipped', 'order-moved', 'gift-shipped', 'gift-moved', 'gift-cancelled', 'redemption-shipped', 'redemption-moved', 'redemption-cancelled');--> statement-breakpoint
CREATE UNIQUE INDEX "dead_letters_body" ON "dead_letters" USING btree ("body_hash");--> statement-breakpoint
CREATE INDEX "dead_letters_received" ON "dead_letters" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_shop_order" ON "orders" USING btree ("shop_order_id");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "orders_owing" ON "orders" USING btree ("member_id","placed_at","id") WHERE "orders"."owed_coins" > 0;--> statement-breakpoint
CREATE INDEX "orders_taken_codes" ON "orders" USING gin ("taken_codes") WHERE "orders"."taken_codes" <> '{}';--> statement-breakpoint
CREATE INDEX "orders_ownerless" ON "orders" USING btree ("changed_at") WHERE "orders"."member_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_source" ON "parcels" USING btree ("source_kind","source_id","key");--> statement-breakpoint
CREATE INDEX "parcels_member" ON "parcels" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "parcels_underway" ON "parcels" USING btree ("member_id",("steps" -> -1 ->> 'at')) WHERE ("parcels"."steps" -> -1 ->> 'state') not in ('delivered', 'failed');--> statement-breakpoint
CREATE INDEX "tracking_events_uid" ON "tracking_events" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "uploads_member" ON "uploads" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "uploads_waiting" ON "uploads" USING btree ("id") WHERE "uploads"."used_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "activations_token" ON "activations" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "babies_member" ON "babies" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_drafts_member" ON "questionnaire_drafts" USING btree ("member_id","questionnaire");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_drafts_secret" ON "questionnaire_drafts" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "questionnaire_drafts_visitors" ON "questionnaire_drafts" USING btree ("saved_at") WHERE "questionnaire_drafts"."member_id" is null;--> statement-breakpoint
CREATE INDEX "questionnaire_orders_number" ON "questionnaire_orders" USING btree ("country_code","order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_reviews_waiting" ON "questionnaire_reviews" USING btree ("submission_id") WHERE "questionnaire_reviews"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "questionnaire_reviews_submission" ON "questionnaire_reviews" USING btree ("submission_id","id");--> statement-breakpoint
CREATE INDEX "questionnaire_reviews_queue" ON "questionnaire_reviews" USING btree ("id") WHERE "questionnaire_reviews"."state" = 'submitted';--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_submissions_member" ON "questionnaire_submissions" USING btree ("member_id","questionnaire");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_submissions_draft" ON "questionnaire_submissions" USING btree ("draft_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "questionnaire_submissions_claim" ON "questionnaire_submissions" USING btree ("claim_hash");--> statement-breakpoint
CREATE INDEX "questionnaire_submissions_visitors" ON "questionnaire_submissions" USING btree ("id") WHERE "questionnaire_submissions"."member_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "draw_tickets_reference" ON "draw_tickets" USING btree ("reference","number");--> statement-breakpoint
CREATE INDEX "draw_tickets_member" ON "draw_tickets" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "draw_tickets_unused" ON "draw_tickets" USING btree ("member_id","draw","id") WHERE "draw_tickets"."used_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_entitlements_reference" ON "gift_entitlements" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "gift_entitlements_member" ON "gift_entitlements" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "gift_entitlements_waiting" ON "gift_entitlements" USING btree ("member_id","id") WHERE "gift_entitlements"."claimed_at" is null;--> statement-breakpoint
CREATE INDEX "stopped_parcels_unseen" ON "stopped_parcels" USING btree ("id") WHERE "stopped_parcels"."seen_at" is null;--> statement-breakpoint
CREATE INDEX "stopped_parcels_stopped" ON "stopped_parcels" USING btree ("stopped_at");--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_reference" ON "vouchers" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_code" ON "vouchers" USING btree ("code");--> statement-breakpoint
CREATE INDEX "vouchers_member" ON "vouchers" USING btree ("member_id","expires_at","id");--> statement-breakpoint
CREATE INDEX "vouchers_without_last_day" ON "vouchers" USING btree ("id") WHERE "vouchers"."last_day" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_subject" ON "social_accounts" USING btree ("issuer","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "social_accounts_member" ON "social_accounts" USING btree ("member_id","provider");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "passkeys_credential" ON "passkeys" USING btree ("credential_id");--> statement-breakpoint
CREATE INDEX "passkeys_member" ON "passkeys" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "authenticator_setups_expires" ON "authenticator_setups" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_member" ON "recovery_codes" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "second_factor_tickets_member" ON "second_factor_tickets" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "second_factor_tickets_expires" ON "second_factor_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_attempts_expiry" ON "social_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_tickets_expiry" ON "social_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_tickets_subject" ON "social_tickets" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "code_tickets_account" ON "code_tickets" USING btree ("account");--> statement-breakpoint
CREATE INDEX "code_tickets_expires" ON "code_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "consents_member" ON "consents" USING btree ("member_id","purpose","number");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_links_token" ON "recovery_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "recovery_links_member" ON "recovery_links" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "recovery_links_expires" ON "recovery_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "sessions_expires" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "verify_codes_over" ON "verify_codes" USING btree ("tries_until");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_messages_reference" ON "contact_messages" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "contact_messages_reply" ON "contact_messages" USING btree ("reply_to","received_at");--> statement-breakpoint
CREATE INDEX "contact_messages_member" ON "contact_messages" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "contact_messages_received" ON "contact_messages" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "product_registrations_serial" ON "product_registrations" USING btree ("product","serial_number","member_id") WHERE "product_registrations"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "product_registrations_member" ON "product_registrations" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "product_registrations_warranty" ON "product_registrations" USING btree ("warranty_until") WHERE "product_registrations"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_codes_code" ON "referral_codes" USING btree ("code");--> statement-breakpoint
CREATE INDEX "referral_payments_paid" ON "referral_payments" USING btree ("paid_at");--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_friend" ON "referrals" USING btree ("friend_id");--> statement-breakpoint
CREATE INDEX "referrals_advocate" ON "referrals" USING btree ("advocate_id","id");--> statement-breakpoint
CREATE INDEX "referrals_rewarded" ON "referrals" USING btree ("advocate_id") WHERE "referrals"."rewarded_at" is not null;
--> statement-breakpoint

-- The ledger is append-only.
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

-- At commit a transaction has one posting to a member's account and one to the house's, in one currency, that sum to zero.
-- One check per transaction suffices: its key allows two postings.
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

-- Consents are never changed, and are deleted only in the transaction that deletes their member.
CREATE FUNCTION consents_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Consents are only ever added' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER consents_append_only BEFORE UPDATE ON consents
  FOR EACH STATEMENT EXECUTE FUNCTION consents_refuse_change();
--> statement-breakpoint
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
--> statement-breakpoint

CREATE FUNCTION audit_digest(member_id text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT encode(sha256(convert_to(member_id, 'UTF8')), 'hex') $$;
--> statement-breakpoint
-- Audit entries are append-only, with two exceptions: an erased member's id is replaced by its digest, and entries older than a year are deleted.
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
--> statement-breakpoint

-- A separate schema: lists of tables contain each table once, without its partitions.
CREATE SCHEMA IF NOT EXISTS partitions;
--> statement-breakpoint
GRANT USAGE ON SCHEMA partitions TO PUBLIC;
--> statement-breakpoint
-- Lists the partitions of a table. The default partition has no bounds, the first one no beginning.
CREATE OR REPLACE FUNCTION partitions.partitions_of(parent text)
  RETURNS TABLE (partition text, begins timestamptz, ends timestamptz) LANGUAGE sql
  SET search_path = pg_catalog, pg_temp SET timezone = 'UTC' SET datestyle = 'ISO' AS $$
  SELECT relname::text, substring(bound FROM 'FROM \(''(.+?)''\)')::timestamptz, substring(bound FROM 'TO \(''(.+?)''\)')::timestamptz
    FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid, pg_get_expr(relpartbound, c.oid) bound
   WHERE inhparent = format('public.%I', parent)::regclass
$$;
--> statement-breakpoint
-- Creates the partition of a month in UTC, unless one exists or the default partition has rows of that month, which stay there.
-- SECURITY DEFINER: servers create and drop months without owning tables.
CREATE OR REPLACE FUNCTION partitions.add_month(parent text, at timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp SET timezone = 'UTC' SET datestyle = 'ISO' SET lock_timeout = '1s' AS $$
DECLARE
  first timestamptz := date_trunc('month', at);
  next timestamptz := first + interval '1 month';
  name text := parent || to_char(first, '_YYYY_MM');
  definition text;
BEGIN
  -- One at a time; readers and writers do not wait.
  EXECUTE format('LOCK TABLE ONLY public.%I IN SHARE UPDATE EXCLUSIVE MODE', parent);
  IF EXISTS (SELECT FROM partitions.partitions_of(parent) WHERE ends > first AND coalesce(begins, '-infinity') < next) THEN
    RETURN;
  END IF;
  EXECUTE format('CREATE TABLE partitions.%I (LIKE public.%I INCLUDING ALL)', name, parent);
  EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION partitions.%I FOR VALUES FROM (%L) TO (%L)', parent, name, first, next);
  -- Partitions inherit triggers of rows from their table, but not those of statements.
  FOR definition IN
    SELECT pg_get_triggerdef(oid) FROM pg_trigger
     WHERE tgrelid = format('public.%I', parent)::regclass AND NOT tgisinternal AND tgtype & 1 = 0
  LOOP
    EXECUTE replace(definition, format(' ON public.%I ', parent), format(' ON partitions.%I ', name));
  END LOOP;
EXCEPTION WHEN check_violation THEN
  RETURN;
END $$;
--> statement-breakpoint
-- Drops the oldest partition that ends by then; waits one second for readers. Audit entries that may not be deleted are not dropped.
CREATE OR REPLACE FUNCTION partitions.drop_month(parent text, before timestamptz) RETURNS text LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, pg_temp SET timezone = 'UTC' SET datestyle = 'ISO' SET lock_timeout = '1s' AS $$
DECLARE
  oldest text := (
    SELECT partition FROM partitions.partitions_of(parent)
     WHERE ends <= before AND (parent <> 'audit_entries' OR ends <= now() - interval '365 days') ORDER BY ends LIMIT 1);
BEGIN
  IF oldest IS NOT NULL THEN
    EXECUTE format('DROP TABLE IF EXISTS partitions.%I', oldest);
  END IF;
  RETURN oldest;
END $$;
--> statement-breakpoint
-- The first partition ends two months after the current month, a default partition takes rows later than the newest month: no insert fails.
DO $$
DECLARE
  bound timestamptz := (date_trunc('month', now() AT TIME ZONE 'UTC') + interval '2 months') AT TIME ZONE 'UTC';
  parent text;
BEGIN
  FOREACH parent IN ARRAY ARRAY['tracking_events', 'audit_entries'] LOOP
    EXECUTE format('CREATE TABLE partitions.%I PARTITION OF %I FOR VALUES FROM (MINVALUE) TO (%L)', parent || '_before', parent, bound);
    EXECUTE format('CREATE TABLE partitions.%I PARTITION OF %I DEFAULT', parent || '_default', parent);
  END LOOP;
END $$;
--> statement-breakpoint
-- Partitions inherit triggers of rows from their table, but not those of statements.
CREATE TRIGGER audit_entries_not_emptied BEFORE TRUNCATE ON partitions.audit_entries_before
  FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_refuse_change();
--> statement-breakpoint
CREATE TRIGGER audit_entries_not_emptied BEFORE TRUNCATE ON partitions.audit_entries_default
  FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_refuse_change();
