CREATE TABLE "business_clock" (
	"name" text PRIMARY KEY NOT NULL,
	"ahead_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "milestone_voters" (
	"vote_id" text NOT NULL,
	"user_id" text NOT NULL,
	"refund" boolean,
	"answers" integer DEFAULT 0 NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "milestone_voters_vote_id_user_id_pk" PRIMARY KEY("vote_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "milestone_votes" (
	"id" text PRIMARY KEY NOT NULL,
	"milestone_id" text NOT NULL,
	"project_id" integer NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"closes_at" timestamp with time zone NOT NULL,
	"voters" integer NOT NULL,
	"no_confidence" integer DEFAULT 0 NOT NULL,
	"result" text,
	"closed_at" timestamp with time zone,
	CONSTRAINT "milestone_votes_counts" CHECK ("milestone_votes"."no_confidence" >= 0 and "milestone_votes"."no_confidence" <= "milestone_votes"."voters")
);
--> statement-breakpoint
CREATE TABLE "pledge_parts" (
	"pledge_id" text NOT NULL,
	"part" text NOT NULL,
	"project_id" integer NOT NULL,
	"held" bigint NOT NULL,
	"released" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "pledge_parts_pledge_id_part_pk" PRIMARY KEY("pledge_id","part"),
	CONSTRAINT "pledge_parts_sums" CHECK ("pledge_parts"."held" >= 0 and "pledge_parts"."released" >= 0 and "pledge_parts"."refunded" >= 0)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"pledge_id" text NOT NULL,
	"project_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"cause" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" integer,
	"user_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"destination" text NOT NULL,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "withdrawals_amount" CHECK ("withdrawals"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "stand_in_transfers" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "captures" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "off_session" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pledges" ADD COLUMN "charge_job" text;--> statement-breakpoint
ALTER TABLE "pledges" ADD COLUMN "failed_charges" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pledges" ADD COLUMN "first_failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pledges" ADD COLUMN "collected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "milestones" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "result" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "initial_released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "project_id" integer;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "part" text;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "pledge_id" text;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "pledge_id" text;--> statement-breakpoint
ALTER TABLE "milestone_voters" ADD CONSTRAINT "milestone_voters_vote_id_milestone_votes_id_fk" FOREIGN KEY ("vote_id") REFERENCES "public"."milestone_votes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_voters" ADD CONSTRAINT "milestone_voters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_votes" ADD CONSTRAINT "milestone_votes_milestone_id_milestones_id_fk" FOREIGN KEY ("milestone_id") REFERENCES "public"."milestones"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "milestone_votes" ADD CONSTRAINT "milestone_votes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pledge_parts" ADD CONSTRAINT "pledge_parts_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pledge_parts" ADD CONSTRAINT "pledge_parts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "milestone_voters_user" ON "milestone_voters" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "milestone_votes_round" ON "milestone_votes" USING btree ("milestone_id","round");--> statement-breakpoint
CREATE INDEX "milestone_votes_open" ON "milestone_votes" USING btree ("closes_at") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "milestone_votes_project" ON "milestone_votes" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "pledge_parts_project" ON "pledge_parts" USING btree ("project_id","part");--> statement-breakpoint
CREATE INDEX "refunds_pledge" ON "refunds" USING btree ("pledge_id");--> statement-breakpoint
CREATE INDEX "refunds_pending" ON "refunds" USING btree ("created_at") WHERE status = 'PENDING';--> statement-breakpoint
CREATE INDEX "withdrawals_project" ON "withdrawals" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_user" ON "withdrawals" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_pending" ON "withdrawals" USING btree ("created_at") WHERE status = 'PENDING';--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pledges_to_charge" ON "pledges" USING btree ("charge_at") WHERE status = 'CHECKED_OUT' and charge_job is null;--> statement-breakpoint
CREATE INDEX "milestones_undecided" ON "milestones" USING btree ("date") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "ledger_accounts_project" ON "ledger_accounts" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_pledge" ON "ledger_entries" USING btree ("pledge_id") WHERE pledge_id is not null;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."user_id" is null or "ledger_accounts"."balance" is not null);--> statement-breakpoint
UPDATE "payments" SET "captures" = false FROM "pledges" WHERE "pledges"."id" = "payments"."pledge_id" AND "pledges"."charge_at" IS NOT NULL;--> statement-breakpoint
UPDATE "projects" SET "result" = CASE WHEN "funded" THEN 'successful' ELSE 'not_reached' END WHERE "funding_type" = 'CROWDFUNDING' AND "status" = 'COMPLETE';
