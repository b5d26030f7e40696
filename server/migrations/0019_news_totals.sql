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
