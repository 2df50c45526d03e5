CREATE TABLE "bonus_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"bonus_id" text NOT NULL,
	"user_id" text NOT NULL,
	"text" text NOT NULL,
	"image" jsonb,
	"state" text NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "bonuses" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"gives" text NOT NULL,
	"places" integer,
	"open_until" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bonus_entries" ADD CONSTRAINT "bonus_entries_bonus_id_bonuses_id_fk" FOREIGN KEY ("bonus_id") REFERENCES "public"."bonuses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonus_entries" ADD CONSTRAINT "bonus_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_entries_person" ON "bonus_entries" USING btree ("bonus_id","user_id");--> statement-breakpoint
CREATE INDEX "bonus_entries_state" ON "bonus_entries" USING btree ("bonus_id","state","created_at");--> statement-breakpoint
CREATE INDEX "bonus_entries_user" ON "bonus_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bonuses_project" ON "bonuses" USING btree ("project_id","created_at");