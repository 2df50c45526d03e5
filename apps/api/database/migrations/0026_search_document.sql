CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "projects_search";--> statement-breakpoint
ALTER TABLE "projects" drop column "search_text";--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "search_text" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('kindling', name), 'A') || setweight(to_tsvector('kindling_en', name), 'A') || setweight(to_tsvector('kindling_fr', name), 'A') || setweight(to_tsvector('kindling', blurb), 'B') || setweight(to_tsvector('kindling_en', blurb), 'B') || setweight(to_tsvector('kindling_fr', blurb), 'B') || setweight(to_tsvector('kindling', location), 'C') || setweight(to_tsvector('kindling_en', location), 'C') || setweight(to_tsvector('kindling_fr', location), 'C')) STORED;--> statement-breakpoint
CREATE INDEX "search_words_alike" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name_alike" ON "users" USING gin (search_plain("name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "projects_search_document" ON "projects" USING gin ("search_text");