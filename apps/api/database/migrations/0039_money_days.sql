CREATE TABLE "project_money_days" (
	"project_id" integer NOT NULL,
	"day" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"pledges" integer NOT NULL,
	"held" bigint NOT NULL,
	"available" bigint NOT NULL,
	CONSTRAINT "project_money_days_project_id_day_kind_pk" PRIMARY KEY("project_id","day","kind")
);
--> statement-breakpoint
ALTER TABLE "project_money_days" ADD CONSTRAINT "project_money_days_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "project_money_days_last" ON "project_money_days" USING btree ("project_id","last_at");--> statement-breakpoint
INSERT INTO project_money_days (project_id, day, kind, last_at, pledges, held, available)
  SELECT a.project_id, date_trunc('day', t.created_at, 'UTC'), CASE t.kind WHEN 'REFUND' THEN 'refunded' ELSE 'collected' END,
    max(t.created_at),
    count(DISTINCT t.id) - 2 * count(DISTINCT t.id) FILTER (WHERE t.reference LIKE 'uncollected %'),
    coalesce(sum(e.amount) FILTER (WHERE a.name = 'held'), 0),
    coalesce(sum(e.amount) FILTER (WHERE a.name = 'creator'), 0)
  FROM ledger_entries e
  JOIN ledger_accounts a ON a.id = e.account_id AND a.name IN ('held', 'creator') AND a.token = 'USD'
  JOIN ledger_transactions t ON t.id = e.transaction_id AND t.kind IN ('COLLECTED', 'REFUND')
  GROUP BY a.project_id, date_trunc('day', t.created_at, 'UTC'), CASE t.kind WHEN 'REFUND' THEN 'refunded' ELSE 'collected' END;
