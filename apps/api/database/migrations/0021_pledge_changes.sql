CREATE TABLE "coupon_uses" (
	"coupon_id" text NOT NULL,
	"user_id" text NOT NULL,
	"pledge_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_uses_coupon_id_user_id_pk" PRIMARY KEY("coupon_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" integer NOT NULL,
	"code" text NOT NULL,
	"percent" integer,
	"amount" bigint,
	"minimum" bigint DEFAULT 0 NOT NULL,
	"use_limit" integer,
	"used" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_used" CHECK ("coupons"."used" >= 0 and ("coupons"."use_limit" is null or "coupons"."used" <= "coupons"."use_limit"))
);
--> statement-breakpoint
CREATE TABLE "pledge_events" (
	"id" text PRIMARY KEY NOT NULL,
	"pledge_id" text NOT NULL,
	"kind" text NOT NULL,
	"total" bigint NOT NULL,
	"item" text,
	"from_quantity" integer,
	"to_quantity" integer,
	"last4" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pledge_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"pledge_id" text NOT NULL,
	"author_id" text NOT NULL,
	"sent_from" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "pledge_items" DROP CONSTRAINT "pledge_items_pledge_id_variant_id_pk";--> statement-breakpoint
ALTER TABLE "pledge_items" ADD CONSTRAINT "pledge_items_pledge_id_variant_id_price_pk" PRIMARY KEY("pledge_id","variant_id","price");--> statement-breakpoint
ALTER TABLE "pledges" ADD COLUMN "coupon_id" text;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pledge_events" ADD CONSTRAINT "pledge_events_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pledge_messages" ADD CONSTRAINT "pledge_messages_pledge_id_pledges_id_fk" FOREIGN KEY ("pledge_id") REFERENCES "public"."pledges"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pledge_messages" ADD CONSTRAINT "pledge_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_uses_pledge" ON "coupon_uses" USING btree ("pledge_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code" ON "coupons" USING btree ("project_id","code") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "pledge_events_pledge" ON "pledge_events" USING btree ("pledge_id","created_at");--> statement-breakpoint
CREATE INDEX "pledge_messages_pledge" ON "pledge_messages" USING btree ("pledge_id","created_at");--> statement-breakpoint
ALTER TABLE "pledges" ADD CONSTRAINT "pledges_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;