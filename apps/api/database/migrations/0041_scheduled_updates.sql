ALTER TABLE "project_updates" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "project_updates" ADD COLUMN "held" text;--> statement-breakpoint
CREATE INDEX "project_updates_due" ON "project_updates" USING btree ("publish_at") WHERE is_draft and publish_at is not null and held is null;