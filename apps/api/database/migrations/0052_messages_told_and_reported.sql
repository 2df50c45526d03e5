CREATE TABLE "message_flags" (
	"message_id" text NOT NULL,
	"user_id" text NOT NULL,
	"reason" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_flags_message_id_user_id_pk" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "moderation_log" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "pledge_messages" ADD COLUMN "mailed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pledge_messages" ADD COLUMN "flags_reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pledge_messages" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "message_flags" ADD CONSTRAINT "message_flags_message_id_pledge_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."pledge_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_flags" ADD CONSTRAINT "message_flags_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_log_message" ON "moderation_log" USING btree ("message_id") WHERE message_id is not null;