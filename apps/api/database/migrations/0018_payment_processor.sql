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
CREATE UNIQUE INDEX "processor_entries_reference" ON "processor_entries" USING btree ("reference");