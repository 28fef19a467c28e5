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
	"steps" jsonb NOT NULL
);
--> statement-breakpoint
INSERT INTO "parcels"
	SELECT p."id", p."member_id", 'order', p."order_id", p."shop_parcel_id", o."number", p."carrier", p."tracking_number", p."tracking_url", p."steps"
	FROM "order_parcels" p JOIN "orders" o ON o."id" = p."order_id";
--> statement-breakpoint
INSERT INTO "parcels"
	SELECT gen_random_uuid()::text, c."member_id", 'gift', c."id", 'only', c."gift", c."parcel"->>'carrier', c."parcel"->>'trackingNumber', c."parcel"->>'trackingUrl',
		(SELECT jsonb_agg(jsonb_build_object('state', CASE s->>'state' WHEN 'shipped' THEN 'handedOver' WHEN 'returned' THEN 'failed' ELSE s->>'state' END, 'at', s->>'at', 'place', NULL, 'note', NULL) ORDER BY n)
			FROM jsonb_array_elements(c."steps") WITH ORDINALITY AS t(s, n) WHERE s->>'state' IN ('packed', 'shipped', 'delivered', 'returned'))
	FROM "gift_claims" c WHERE c."parcel" IS NOT NULL;
--> statement-breakpoint
DROP TABLE "order_parcels" CASCADE;--> statement-breakpoint
ALTER TABLE "redemptions" ADD COLUMN "steps" jsonb;--> statement-breakpoint
UPDATE "redemptions" SET "steps" = CASE WHEN "state_at" > "redeemed_at"
	THEN jsonb_build_array(jsonb_build_object('state', 'reserved', 'at', to_char("redeemed_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')), jsonb_build_object('state', "state", 'at', to_char("state_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))
	ELSE jsonb_build_array(jsonb_build_object('state', "state", 'at', to_char("state_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) END;
--> statement-breakpoint
ALTER TABLE "redemptions" ALTER COLUMN "steps" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "parcels_source" ON "parcels" USING btree ("source_kind","source_id","key");--> statement-breakpoint
CREATE INDEX "parcels_member" ON "parcels" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "gift_claims" DROP COLUMN "parcel";
