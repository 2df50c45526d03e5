CREATE TABLE "parcel_changes" (
	"project_id" integer NOT NULL,
	"country" text NOT NULL,
	"variant_id" text NOT NULL,
	"state" text NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcel_sums" (
	"project_id" integer NOT NULL,
	"country" text NOT NULL,
	"variant_id" text NOT NULL,
	"all" integer DEFAULT 0 NOT NULL,
	"to_pack" integer DEFAULT 0 NOT NULL,
	"ready" integer DEFAULT 0 NOT NULL,
	"shipped" integer DEFAULT 0 NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "parcel_sums_project_id_country_variant_id_pk" PRIMARY KEY("project_id","country","variant_id")
);
--> statement-breakpoint
CREATE INDEX "parcel_changes_project" ON "parcel_changes" USING btree ("project_id");--> statement-breakpoint
-- What a pledge's parcel counts as; null: the pledge does not stand. The statuses are ACTIVE_PLEDGE_STATUSES.
CREATE FUNCTION parcel_state(status text, order_status text, received_at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT CASE
    WHEN status = 'COMPLETED' AND order_status = 'SHIPPED' AND received_at IS NOT NULL THEN 'RECEIVED'
    WHEN status = 'COMPLETED' THEN order_status
    WHEN status IN ('CHECKED_OUT', 'PROCESSING') THEN 'UNPAID' END $$;--> statement-breakpoint
CREATE VIEW parcels AS
  SELECT id AS pledge_id, project_id, coalesce(country, '') AS country, '' AS variant_id,
    parcel_state(status, order_status, received_at) AS state, 1 AS quantity
    FROM pledges WHERE parcel_state(status, order_status, received_at) IS NOT NULL
  UNION ALL
  SELECT p.id, p.project_id, coalesce(p.country, ''), i.variant_id, parcel_state(p.status, p.order_status, p.received_at), i.quantity
    FROM pledge_items i JOIN pledges p ON p.id = i.pledge_id WHERE parcel_state(p.status, p.order_status, p.received_at) IS NOT NULL;--> statement-breakpoint
CREATE FUNCTION count_added_parcels() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO parcel_changes (project_id, country, variant_id, state, change)
    SELECT project_id, coalesce(country, ''), '', parcel_state(status, order_status, received_at), count(*)
      FROM added WHERE parcel_state(status, order_status, received_at) IS NOT NULL GROUP BY 1, 2, 4;
  RETURN NULL;
END $$;--> statement-breakpoint
-- A pledge that moves to another state or country takes its pieces with it.
CREATE FUNCTION count_changed_parcels() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO parcel_changes (project_id, country, variant_id, state, change)
    WITH moved AS (
      SELECT id, project_id, country, state, sum(way) AS way FROM (
        SELECT id, project_id, coalesce(country, '') AS country, parcel_state(status, order_status, received_at) AS state, 1 AS way FROM added
        UNION ALL
        SELECT id, project_id, coalesce(country, ''), parcel_state(status, order_status, received_at), -1 FROM removed
      ) both_ways WHERE state IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum(way) <> 0)
    SELECT project_id, country, '', state, sum(way) FROM moved GROUP BY 1, 2, 4 HAVING sum(way) <> 0
    UNION ALL
    SELECT m.project_id, m.country, i.variant_id, m.state, sum(m.way * i.quantity)
      FROM moved m JOIN pledge_items i ON i.pledge_id = m.id GROUP BY 1, 2, 3, 4 HAVING sum(m.way * i.quantity) <> 0;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Pieces that come to a pledge that stands, or leave it. A cart's do not count.
CREATE FUNCTION count_pieces() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO parcel_changes (project_id, country, variant_id, state, change)
    SELECT p.project_id, coalesce(p.country, ''), i.variant_id, parcel_state(p.status, p.order_status, p.received_at),
        CASE TG_OP WHEN 'DELETE' THEN -sum(i.quantity) ELSE sum(i.quantity) END
      FROM pieces i JOIN pledges p ON p.id = i.pledge_id
      WHERE parcel_state(p.status, p.order_status, p.received_at) IS NOT NULL GROUP BY 1, 2, 3, 4;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION count_changed_pieces() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO parcel_changes (project_id, country, variant_id, state, change)
    SELECT p.project_id, coalesce(p.country, ''), i.variant_id, parcel_state(p.status, p.order_status, p.received_at), sum(i.quantity)
      FROM (SELECT pledge_id, variant_id, quantity FROM added UNION ALL SELECT pledge_id, variant_id, -quantity FROM removed) i
      JOIN pledges p ON p.id = i.pledge_id
      WHERE parcel_state(p.status, p.order_status, p.received_at) IS NOT NULL GROUP BY 1, 2, 3, 4 HAVING sum(i.quantity) <> 0;
  RETURN NULL;
END $$;--> statement-breakpoint
-- A pledge that stands is never deleted, so nothing counts that.
CREATE TRIGGER pledges_added_parcels AFTER INSERT ON pledges REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_added_parcels();--> statement-breakpoint
CREATE TRIGGER pledges_changed_parcels AFTER UPDATE ON pledges REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_parcels();--> statement-breakpoint
CREATE TRIGGER pledge_items_added_pieces AFTER INSERT ON pledge_items REFERENCING NEW TABLE AS pieces
  FOR EACH STATEMENT EXECUTE FUNCTION count_pieces();--> statement-breakpoint
CREATE TRIGGER pledge_items_removed_pieces AFTER DELETE ON pledge_items REFERENCING OLD TABLE AS pieces
  FOR EACH STATEMENT EXECUTE FUNCTION count_pieces();--> statement-breakpoint
CREATE TRIGGER pledge_items_changed_pieces AFTER UPDATE ON pledge_items REFERENCING NEW TABLE AS added OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_pieces();--> statement-breakpoint
INSERT INTO parcel_changes (project_id, country, variant_id, state, change)
  SELECT project_id, country, variant_id, state, sum(quantity) FROM parcels GROUP BY 1, 2, 3, 4;
