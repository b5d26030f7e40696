CREATE TABLE "offer_totals" (
	"offer" text PRIMARY KEY NOT NULL,
	"people" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("display_name","id");--> statement-breakpoint
CREATE INDEX "users_administrators" ON "users" USING btree ("id") WHERE "users"."is_administrator";--> statement-breakpoint
-- The people who are there already.
INSERT INTO "offer_totals" ("offer", "people") SELECT "offer", count(*) FROM "user_offers" GROUP BY "offer";--> statement-breakpoint
-- All people whom one statement adds, counted once; offers are locked in one order.
CREATE FUNCTION "count_people_that_came"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "offer_totals" AS totals ("offer", "people")
		SELECT "offer", count(*) FROM came GROUP BY "offer" ORDER BY "offer"
	ON CONFLICT ("offer") DO UPDATE SET "people" = totals."people" + excluded."people";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "people_came" AFTER INSERT ON "user_offers" REFERENCING NEW TABLE AS came
	FOR EACH STATEMENT EXECUTE FUNCTION "count_people_that_came"();--> statement-breakpoint
-- All people whom one statement removes, most of them with their account.
CREATE FUNCTION "count_people_that_went"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "offer_totals" AS totals SET "people" = totals."people" - counted.people
		FROM (SELECT "offer", count(*) AS people FROM went GROUP BY "offer") AS counted
		WHERE counted."offer" = totals."offer";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "people_went" AFTER DELETE ON "user_offers" REFERENCING OLD TABLE AS went
	FOR EACH STATEMENT EXECUTE FUNCTION "count_people_that_went"();--> statement-breakpoint
CREATE INDEX "reports_ongoing_by_equipment" ON "reports" USING btree ("equipment_id") WHERE "reports"."status" <> 'resolved';--> statement-breakpoint
DROP INDEX "reports_by_stems";--> statement-breakpoint
DROP INDEX "invitations_by_place";--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "stems" "tsvector" GENERATED ALWAYS AS ((to_tsvector('french', regexp_replace(replace(translate("search_text", './-+_@:&<~=?#%', '              '), 'yaux', 'yau'), '(?:e+s?|s)\M', '', 'g')) || to_tsvector('english', translate("search_text", './-+_@:&<~=?#%', '              ')))) STORED;--> statement-breakpoint
CREATE INDEX "decisions_ongoing" ON "decisions" USING btree ("place_id","created_at" DESC NULLS FIRST,"id") WHERE "decisions"."life" in ('open', 'pastDate', 'awaitingRequalification');--> statement-breakpoint
CREATE INDEX "decisions_finished" ON "decisions" USING btree ("place_id","created_at" DESC NULLS FIRST,"id") WHERE "decisions"."life" not in ('open', 'pastDate', 'awaitingRequalification');--> statement-breakpoint
CREATE INDEX "invitations_by_place" ON "invitations" USING btree ("place_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE TABLE "news_totals" (
	"place_id" uuid PRIMARY KEY NOT NULL,
	"news" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "news_totals" ADD CONSTRAINT "news_totals_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The news that is there already.
INSERT INTO "news_totals" ("place_id", "news") SELECT "place_id", count(*) FROM "place_actualities" GROUP BY "place_id";--> statement-breakpoint
-- All news that one statement adds, counted once; places are locked in one order.
CREATE FUNCTION "count_news_that_came"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "news_totals" AS totals ("place_id", "news")
		SELECT "place_id", count(*) FROM came GROUP BY "place_id" ORDER BY "place_id"
	ON CONFLICT ("place_id") DO UPDATE SET "news" = totals."news" + excluded."news";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "news_came" AFTER INSERT ON "place_actualities" REFERENCING NEW TABLE AS came
	FOR EACH STATEMENT EXECUTE FUNCTION "count_news_that_came"();--> statement-breakpoint
-- All news that one statement removes; with its place, the total may have gone before.
CREATE FUNCTION "count_news_that_went"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "news_totals" AS totals SET "news" = totals."news" - counted.news
		FROM (SELECT "place_id", count(*) AS news FROM went GROUP BY "place_id") AS counted
		WHERE counted."place_id" = totals."place_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "news_went" AFTER DELETE ON "place_actualities" REFERENCING OLD TABLE AS went
	FOR EACH STATEMENT EXECUTE FUNCTION "count_news_that_went"();
