DROP INDEX "gift_registrations_order";--> statement-breakpoint
DROP INDEX "questionnaire_orders_number";--> statement-breakpoint
DROP INDEX "product_registrations_serial";--> statement-breakpoint
ALTER TABLE "product_registrations" ADD COLUMN "is_proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "gift_registrations_accepted" ON "gift_registrations" USING btree ("order_number","product") WHERE "gift_registrations"."state" = 'accepted';--> statement-breakpoint
CREATE UNIQUE INDEX "gift_registrations_order" ON "gift_registrations" USING btree ("order_number","product","member_id") WHERE "gift_registrations"."state" <> 'refused';--> statement-breakpoint
CREATE INDEX "questionnaire_orders_number" ON "questionnaire_orders" USING btree ("country_code","order_number");--> statement-breakpoint
CREATE UNIQUE INDEX "product_registrations_serial" ON "product_registrations" USING btree ("product","serial_number","member_id") WHERE "product_registrations"."ended_at" is null;