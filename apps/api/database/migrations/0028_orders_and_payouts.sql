CREATE TABLE "bank_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" integer,
	"user_id" text NOT NULL,
	"sealed_number" text NOT NULL,
	"routing_number" text NOT NULL,
	"last4" text NOT NULL,
	"sealed_document" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pledges" ADD COLUMN "order_status" text DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "pledges" ADD COLUMN "carrier" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pledges" ADD COLUMN "tracking_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pledges" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pledges" ADD COLUMN "refund_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pledges" ADD COLUMN "refund_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pledges" ADD COLUMN "address_locks_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "suspended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "suspended_from" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_accounts_project" ON "bank_accounts" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "bank_accounts_user" ON "bank_accounts" USING btree ("user_id");