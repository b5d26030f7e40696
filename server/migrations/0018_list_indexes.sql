DROP INDEX "reports_by_stems";--> statement-breakpoint
DROP INDEX "invitations_by_place";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "stems" "tsvector" GENERATED ALWAYS AS ((to_tsvector('french', regexp_replace(replace(translate("search_text", './-+_@:&<~=?#%', '              '), 'yaux', 'yau'), '(?:e+s?|s)\M', '', 'g')) || to_tsvector('english', translate("search_text", './-+_@:&<~=?#%', '              ')))) STORED;--> statement-breakpoint
CREATE INDEX "decisions_ongoing" ON "decisions" USING btree ("place_id","created_at" DESC NULLS FIRST,"id") WHERE "decisions"."life" in ('open', 'pastDate', 'awaitingRequalification');--> statement-breakpoint
CREATE INDEX "decisions_finished" ON "decisions" USING btree ("place_id","created_at" DESC NULLS FIRST,"id") WHERE "decisions"."life" not in ('open', 'pastDate', 'awaitingRequalification');--> statement-breakpoint
CREATE INDEX "invitations_by_place" ON "invitations" USING btree ("place_id","created_at" DESC NULLS FIRST,"id");