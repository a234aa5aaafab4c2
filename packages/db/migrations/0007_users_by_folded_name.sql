-- What `normalise` of src/search/words.ts makes of a text, for names: people type them without accents and apostrophes.
CREATE FUNCTION fold_name(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$
    SELECT replace(replace(replace(replace(
      translate(
        lower(normalize(
          regexp_replace(normalize(name, NFKD), '[\u0300-\u036f\u064b-\u0652\u0670''’ʼ`]', '', 'g'),
          NFC)),
        'øđðłı', 'oddli'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
  $$;--> statement-breakpoint
DROP INDEX "users_search_idx";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (fold_name(name)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ("folded_name" gin_trgm_ops,"email" gin_trgm_ops);