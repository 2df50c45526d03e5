-- What the search is made of: extensions that any database owner may create, and text search without accents.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION kindling (COPY = simple);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION kindling
  ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, simple;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION kindling_en (COPY = english);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION kindling_en
  ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, english_stem;--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION kindling_fr (COPY = french);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION kindling_fr
  ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, french_stem;--> statement-breakpoint
-- Immutable, so that an index can be made of it: the dictionary is named and does not change.
CREATE FUNCTION search_plain(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;
