-- Written by hand: UNLOGGED, which the tables in TypeScript cannot say.
CREATE UNLOGGED TABLE "rate_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" bigint NOT NULL,
	"expire" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_counts_expire" ON "rate_counts" USING btree ("expire");