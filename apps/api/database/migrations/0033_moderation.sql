CREATE TABLE "moderation_log" (
	"id" text PRIMARY KEY NOT NULL,
	"act" text NOT NULL,
	"reason" text NOT NULL,
	"moderator_id" text NOT NULL,
	"project_id" integer NOT NULL,
	"person_id" text NOT NULL,
	"comment_id" text,
	"quote" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "flags_reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "flags_reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_moderator_id_users_id_fk" FOREIGN KEY ("moderator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation_log" ADD CONSTRAINT "moderation_log_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_log_newest" ON "moderation_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "moderation_log_project" ON "moderation_log" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "moderation_log_person" ON "moderation_log" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "moderation_log_comment" ON "moderation_log" USING btree ("comment_id") WHERE comment_id is not null;--> statement-breakpoint
CREATE INDEX "comments_hidden" ON "comments" USING btree ("hidden_at") WHERE hidden_at is not null and removed_at is null;--> statement-breakpoint
CREATE FUNCTION "moderation_log_is_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'decisions of moderators are only ever added';
END $$;
--> statement-breakpoint
CREATE TRIGGER "moderation_log_append_only" BEFORE UPDATE OR DELETE ON "moderation_log" FOR EACH ROW EXECUTE FUNCTION "moderation_log_is_kept"();
