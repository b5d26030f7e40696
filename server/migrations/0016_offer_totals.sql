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
	FOR EACH STATEMENT EXECUTE FUNCTION "count_people_that_went"();
