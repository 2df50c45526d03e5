ALTER TABLE "pledges" ADD COLUMN "promises" jsonb;--> statement-breakpoint
ALTER TABLE "pledges" ADD COLUMN "promised_at" timestamp with time zone;