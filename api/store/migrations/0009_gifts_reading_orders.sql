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
CREATE TABLE "gift_stock" (
	"gift" text PRIMARY KEY NOT NULL,
	"stock" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "gift_stock_taken" CHECK ("gift_stock"."taken" between 0 and "gift_stock"."stock")
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
CREATE UNIQUE INDEX "gift_claims_once" ON "gift_claims" USING btree ("member_id","once") WHERE "gift_claims"."state" not in ('cancelled', 'expired');--> statement-breakpoint
CREATE INDEX "gift_claims_member" ON "gift_claims" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_parcels_shop_parcel" ON "order_parcels" USING btree ("order_id","shop_parcel_id");--> statement-breakpoint
CREATE INDEX "order_parcels_member" ON "order_parcels" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_shop_order" ON "orders" USING btree ("shop_order_id");--> statement-breakpoint
CREATE INDEX "orders_member" ON "orders" USING btree ("member_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "gift_entitlements_waiting" ON "gift_entitlements" USING btree ("member_id","id") WHERE "gift_entitlements"."claimed_at" is null;