ALTER TABLE "projects" ALTER COLUMN "category_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "edits" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "updated" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "projects_preview" ON "projects" USING btree ("preview_code");