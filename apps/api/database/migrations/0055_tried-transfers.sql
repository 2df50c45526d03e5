DROP INDEX "refunds_pending";--> statement-breakpoint
DROP INDEX "withdrawals_pending";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "tried_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "refunds_pending" ON "refunds" USING btree ("tried_at" NULLS FIRST,"created_at") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "withdrawals_pending" ON "withdrawals" USING btree ("tried_at" NULLS FIRST,"created_at") WHERE status = 'PENDING';