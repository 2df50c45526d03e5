CREATE TABLE "referral_bonuses" (
	"pledge_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"base" bigint NOT NULL,
	"cents" bigint NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"paid_cents" bigint DEFAULT 0 NOT NULL,
	"paid_plg" bigint DEFAULT 0 NOT NULL,
	"is_settled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_bonuses_sums" CHECK ("referral_bonuses"."base" > 0 and "referral_bonuses"."cents" > 0 and "referral_bonuses"."refunded" >= 0 and "referral_bonuses"."paid_cents" between 0 and "referral_bonuses"."cents" and "referral_bonuses"."paid_plg" >= 0)
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "referral_code" text GENERATED ALWAYS AS ('by.' || substr(md5(id), 1, 12)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "referral_bonuses" ADD CONSTRAINT "referral_bonuses_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "referral_bonuses_user" ON "referral_bonuses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referral_bonuses_waiting" ON "referral_bonuses" USING btree ("tried_at") WHERE not is_settled;--> statement-breakpoint
CREATE UNIQUE INDEX "users_referral_code" ON "users" USING btree ("referral_code");