CREATE TABLE "pledge_notes" (
	"id" text PRIMARY KEY NOT NULL,
	"pledge_id" text NOT NULL,
	"author_id" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "pledge_notes" ADD CONSTRAINT "pledge_notes_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pledge_notes" ADD CONSTRAINT "pledge_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pledge_notes_pledge" ON "pledge_notes" USING btree ("pledge_id","created_at");