CREATE TABLE "project_translations" (
	"project_id" integer NOT NULL,
	"language" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "project_translations_project_id_language_key_pk" PRIMARY KEY("project_id","language","key")
);
--> statement-breakpoint
ALTER TABLE "project_translations" ADD CONSTRAINT "project_translations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;