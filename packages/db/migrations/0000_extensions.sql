-- Both are trusted: the owner of the database may create them, no superuser is needed.
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
-- Postgres calls timestamptz + interval stable because days and months depend on the zone. Minutes do
-- not, so this one may stand in a generated column.
CREATE FUNCTION add_minutes(instant timestamptz, minutes integer) RETURNS timestamptz
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT instant + make_interval(mins => minutes) $$;
