-- Keeps the words of projects where a mistyped word is compared with them. A word stays when its project goes: it then
-- finds nothing, which harms nobody. Words are added in order, so that two writers never wait for each other.
CREATE FUNCTION search_words_of(text) RETURNS SETOF text LANGUAGE sql STABLE
  AS $$ SELECT word FROM unnest(tsvector_to_array(to_tsvector('kindling', $1))) word
        WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]' $$;--> statement-breakpoint
CREATE FUNCTION keep_inserted_search_words() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO search_words
    SELECT DISTINCT word FROM added, search_words_of(concat_ws(' ', name, blurb, location)) word ORDER BY word
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION keep_changed_search_words() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO search_words
    SELECT DISTINCT word FROM search_words_of(concat_ws(' ', NEW.name, NEW.blurb, NEW.location)) word ORDER BY word
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER projects_inserted_words AFTER INSERT ON projects REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_inserted_search_words();--> statement-breakpoint
CREATE TRIGGER projects_changed_words AFTER UPDATE OF name, blurb, location ON projects
  FOR EACH ROW EXECUTE FUNCTION keep_changed_search_words();--> statement-breakpoint
INSERT INTO search_words
  SELECT DISTINCT word FROM projects, search_words_of(concat_ws(' ', name, blurb, location)) word
  ON CONFLICT DO NOTHING;
