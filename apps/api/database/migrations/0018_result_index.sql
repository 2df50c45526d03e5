DROP INDEX "projects_past";--> statement-breakpoint
CREATE INDEX "projects_past" ON "projects" USING btree ("result","end_time","id");