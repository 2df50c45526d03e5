CREATE TABLE "project_days" (
	"project_id" integer NOT NULL,
	"day" timestamp with time zone NOT NULL,
	"pledges" integer DEFAULT 0 NOT NULL,
	"added" bigint DEFAULT 0 NOT NULL,
	"dropped_pledges" integer DEFAULT 0 NOT NULL,
	"dropped" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "project_days_project_id_day_pk" PRIMARY KEY("project_id","day")
);
--> statement-breakpoint
CREATE TABLE "project_sources" (
	"project_id" integer NOT NULL,
	"source" text NOT NULL,
	"visits" integer DEFAULT 0 NOT NULL,
	"pledges" integer DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "project_sources_project_id_source_pk" PRIMARY KEY("project_id","source")
);
--> statement-breakpoint
CREATE TABLE "referral_links" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"ref" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pledges" ADD COLUMN "source" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "project_days" ADD CONSTRAINT "project_days_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "project_sources" ADD CONSTRAINT "project_sources_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_links" ADD CONSTRAINT "referral_links_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referral_links_name" ON "referral_links" USING btree ("project_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_links_ref" ON "referral_links" USING btree ("project_id","ref");--> statement-breakpoint
CREATE INDEX "referral_links_project" ON "referral_links" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE TEMPORARY TABLE "changes_of_totals" AS
  SELECT p.project_id, date_trunc('day', t.created_at, 'UTC') AS day, e.amount,
    CASE WHEN t.reference LIKE 'pledged %' THEN 1 WHEN t.reference LIKE 'unpledged %' THEN -1 ELSE 0 END AS pledges
  FROM ledger_entries e
  JOIN ledger_accounts a ON a.id = e.account_id AND a.name = 'pledged'
  JOIN ledger_transactions t ON t.id = e.transaction_id
  JOIN pledges p ON p.id = e.pledge_id
  JOIN projects r ON r.id = p.project_id
  WHERE NOT (r.result IS NOT DISTINCT FROM 'not_reached' AND t.reference LIKE 'unpledged %' AND t.created_at >= least(r.ended_at, r.end_time));--> statement-breakpoint
INSERT INTO project_days (project_id, day, pledges, added, dropped_pledges, dropped)
  SELECT project_id, day, sum(greatest(pledges, 0)), sum(greatest(amount, 0)), sum(greatest(-pledges, 0)), sum(greatest(-amount, 0))
  FROM changes_of_totals GROUP BY project_id, day;--> statement-breakpoint
INSERT INTO project_sources (project_id, source, pledges, total)
  SELECT project_id, 'none', sum(pledges), sum(amount) FROM changes_of_totals GROUP BY project_id;--> statement-breakpoint
DROP TABLE "changes_of_totals";
