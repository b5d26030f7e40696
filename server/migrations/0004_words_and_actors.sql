DROP INDEX "places_by_words";--> statement-breakpoint
DROP INDEX "users_by_words";--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","at");--> statement-breakpoint
CREATE INDEX "places_by_words" ON "places" USING gin (to_tsvector('simple', translate("search_text", './-+_@:&<~=?#%', '              ')));--> statement-breakpoint
CREATE INDEX "users_by_words" ON "users" USING gin (to_tsvector('simple', translate("search_text", './-+_@:&<~=?#%', '              ')));--> statement-breakpoint
-- Migration 0002 had left the accents on.
UPDATE "users" SET "search_text" = lower(regexp_replace(normalize("search_text", NFD), U&'[\0300-\036F]', '', 'g')) WHERE "search_text" ~ '[^ -~]';
