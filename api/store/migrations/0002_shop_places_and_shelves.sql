DROP INDEX "vouchers_member";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shop_path" text;--> statement-breakpoint
CREATE INDEX "vouchers_member" ON "vouchers" USING btree ("member_id","expires_at","id");