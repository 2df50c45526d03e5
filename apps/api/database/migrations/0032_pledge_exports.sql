CREATE TABLE "pledge_export_parts" (
	"export_id" text NOT NULL,
	"place" integer NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "pledge_export_parts_export_id_place_pk" PRIMARY KEY("export_id","place")
);
--> statement-breakpoint
CREATE TABLE "pledge_exports" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"user_id" text NOT NULL,
	"filter" jsonb NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pledge_export_parts" ADD CONSTRAINT "pledge_export_parts_export_id_pledge_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "public"."pledge_exports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pledge_exports" ADD CONSTRAINT "pledge_exports_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pledge_exports" ADD CONSTRAINT "pledge_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pledge_exports_expires" ON "pledge_exports" USING btree ("expires_at");