CREATE TABLE "payout_orders" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"destination" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "processor_entries" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"charge_key" text,
	"reference" text,
	"is_voided" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "processor_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"about" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "processor_entries_reference" ON "processor_entries" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "processor_notices_new" ON "processor_notices" USING btree ("updated_at") WHERE handled_at is null;