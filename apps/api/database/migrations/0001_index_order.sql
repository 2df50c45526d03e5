DROP INDEX "comments_project";--> statement-breakpoint
DROP INDEX "payments_pledge";--> statement-breakpoint
DROP INDEX "pledges_user";--> statement-breakpoint
DROP INDEX "project_updates_project";--> statement-breakpoint
DROP INDEX "projects_trending";--> statement-breakpoint
DROP INDEX "projects_trending_category";--> statement-breakpoint
DROP INDEX "projects_newest";--> statement-breakpoint
DROP INDEX "projects_newest_category";--> statement-breakpoint
DROP INDEX "projects_almost";--> statement-breakpoint
DROP INDEX "projects_past";--> statement-breakpoint
CREATE INDEX "comments_project" ON "comments" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_pledge" ON "payments" USING btree ("pledge_id","created_at");--> statement-breakpoint
CREATE INDEX "pledges_user" ON "pledges" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "project_updates_project" ON "project_updates" USING btree ("project_id",coalesce("published_at", "created_at"),"id");--> statement-breakpoint
CREATE INDEX "projects_trending" ON "projects" USING btree ("status","backers_count","id");--> statement-breakpoint
CREATE INDEX "projects_trending_category" ON "projects" USING btree ("status","category_id","backers_count","id");--> statement-breakpoint
CREATE INDEX "projects_newest" ON "projects" USING btree ("status","start_time","id");--> statement-breakpoint
CREATE INDEX "projects_newest_category" ON "projects" USING btree ("status","category_id","start_time","id");--> statement-breakpoint
CREATE INDEX "projects_almost" ON "projects" USING btree ("status","funded","funded_share","id");--> statement-breakpoint
CREATE INDEX "projects_past" ON "projects" USING btree ("funded","end_time","id");