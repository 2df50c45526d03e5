CREATE TABLE "removed_parts" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"part" jsonb NOT NULL,
	"removed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "removed_parts" ADD CONSTRAINT "removed_parts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "removed_parts_project" ON "removed_parts" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "removed_parts_removed" ON "removed_parts" USING btree ("removed_at");