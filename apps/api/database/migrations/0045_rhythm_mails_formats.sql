ALTER TABLE "pledge_exports" ADD COLUMN "format" text DEFAULT 'csv' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_updates" ADD COLUMN "mailed_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "update_rhythm" jsonb DEFAULT '[]'::jsonb NOT NULL;