CREATE TABLE "figure_days" (
	"day" date PRIMARY KEY NOT NULL,
	"computed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figures" (
	"metric" text NOT NULL,
	"period" text NOT NULL,
	"start" date NOT NULL,
	"country" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "figures_metric_period_start_country_pk" PRIMARY KEY("metric","period","start","country")
);
