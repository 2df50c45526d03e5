ALTER TABLE "projects" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "suspended_from" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "ended_at" timestamp with time zone;