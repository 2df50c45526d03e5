CREATE TABLE "card_checks" (
	"id" text PRIMARY KEY NOT NULL,
	"pledge_id" text NOT NULL,
	"payment_method_id" text NOT NULL,
	"action_url" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_checks_pledge_id_unique" UNIQUE("pledge_id")
);
--> statement-breakpoint
ALTER TABLE "card_checks" ADD CONSTRAINT "card_checks_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE no action ON UPDATE no action;