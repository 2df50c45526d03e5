DROP INDEX "mail_queue_due";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN "event" json;--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN "event_key" text;--> statement-breakpoint
ALTER TABLE "mail_queue" ADD COLUMN "project_id" integer;--> statement-breakpoint
ALTER TABLE "mail_queue" ADD CONSTRAINT "mail_queue_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_queue_event" ON "mail_queue" USING btree ("event_key","user_id");--> statement-breakpoint
CREATE INDEX "mail_queue_due" ON "mail_queue" USING btree (("event_key" is not null),"next_try_at");