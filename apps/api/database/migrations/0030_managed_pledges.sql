CREATE TABLE "pledge_segments" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"filter" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pledges" ADD COLUMN "ships" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "pledges" SET "ships" = true WHERE EXISTS (SELECT 1 FROM "pledge_items" JOIN "rewards" ON "rewards"."id" = "pledge_items"."reward_id" WHERE "pledge_items"."pledge_id" = "pledges"."id" AND "rewards"."needs_shipping");--> statement-breakpoint
ALTER TABLE "pledges" ADD COLUMN "country" text GENERATED ALWAYS AS (case when ships then shipping_address ->> 'country_code' end) STORED;--> statement-breakpoint
ALTER TABLE "pledge_segments" ADD CONSTRAINT "pledge_segments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pledge_segments_name" ON "pledge_segments" USING btree ("project_id","name_key");--> statement-breakpoint
CREATE INDEX "pledge_items_reward" ON "pledge_items" USING btree ("reward_id","pledge_id");--> statement-breakpoint
CREATE INDEX "pledges_listed" ON "pledges" USING btree ("project_id","created_at","id") WHERE status <> 'SHOPPING';--> statement-breakpoint
CREATE INDEX "pledges_by_total" ON "pledges" USING btree ("project_id","total","id") WHERE status <> 'SHOPPING';--> statement-breakpoint
CREATE INDEX "pledges_by_parcel" ON "pledges" USING btree ("project_id","order_status","created_at","id") WHERE status <> 'SHOPPING';--> statement-breakpoint
CREATE INDEX "pledges_by_country" ON "pledges" USING btree ("project_id","country","created_at","id") WHERE status <> 'SHOPPING';