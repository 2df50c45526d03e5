ALTER TABLE "milestone_voters" ADD COLUMN "voice" text;--> statement-breakpoint
-- In votes that were opened before, each person is a voice.
UPDATE "milestone_voters" SET "voice" = "user_id";--> statement-breakpoint
ALTER TABLE "milestone_voters" ALTER COLUMN "voice" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "card_fingerprint" text;--> statement-breakpoint
ALTER TABLE "pledges" ADD COLUMN "card_fingerprint" text;--> statement-breakpoint
CREATE UNIQUE INDEX "milestone_voters_one_answer" ON "milestone_voters" USING btree ("vote_id","voice") WHERE refund is not null;