CREATE TABLE "mall_wishes" (
	"member_id" text PRIMARY KEY NOT NULL,
	"product" text NOT NULL
);
