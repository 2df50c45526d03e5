ALTER TABLE "notifications" ADD COLUMN "digest" text;--> statement-breakpoint
CREATE INDEX "notifications_digest" ON "notifications" USING btree ("user_id","created_at") WHERE digest = 'waiting';