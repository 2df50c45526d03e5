CREATE TABLE "newsletter_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"email_key" text NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "newsletter_codes_email" ON "newsletter_codes" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "newsletter_codes_expires" ON "newsletter_codes" USING btree ("expires_at");