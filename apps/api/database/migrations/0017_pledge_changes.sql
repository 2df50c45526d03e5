CREATE TABLE "pledge_events" (
	"id" text PRIMARY KEY NOT NULL,
	"pledge_id" text NOT NULL,
	"kind" text NOT NULL,
	"total" bigint NOT NULL,
	"item" text,
	"from_quantity" integer,
	"to_quantity" integer,
	"last4" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pledge_items" DROP CONSTRAINT "pledge_items_pledge_id_variant_id_pk";--> statement-breakpoint
ALTER TABLE "pledge_items" ADD CONSTRAINT "pledge_items_pledge_id_variant_id_price_pk" PRIMARY KEY("pledge_id","variant_id","price");--> statement-breakpoint
ALTER TABLE "pledge_events" ADD CONSTRAINT "pledge_events_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pledge_events_pledge" ON "pledge_events" USING btree ("pledge_id","created_at");