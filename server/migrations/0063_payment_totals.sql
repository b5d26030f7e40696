CREATE TABLE "payment_totals" (
	"place_id" uuid PRIMARY KEY NOT NULL,
	"payments" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_totals" ADD CONSTRAINT "payment_totals_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What is there already.
INSERT INTO "payment_totals" ("place_id", "payments")
	SELECT "place_id", count(*) FROM "payments" GROUP BY "place_id";--> statement-breakpoint
-- Counted like the reports of a place (migration 0007): all of a statement at once, places locked in one order.
CREATE FUNCTION "count_payments_that_came"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "payment_totals" AS totals ("place_id", "payments")
		SELECT "place_id", count(*) FROM came GROUP BY "place_id" ORDER BY "place_id"
	ON CONFLICT ("place_id") DO UPDATE SET "payments" = totals."payments" + excluded."payments";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "payments_came" AFTER INSERT ON "payments" REFERENCING NEW TABLE AS came
	FOR EACH STATEMENT EXECUTE FUNCTION "count_payments_that_came"();--> statement-breakpoint
CREATE FUNCTION "count_payments_that_went"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "payment_totals" AS totals SET "payments" = totals."payments" - counted.payments
		FROM (SELECT "place_id", count(*) AS payments FROM went GROUP BY "place_id") AS counted
		WHERE counted."place_id" = totals."place_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "payments_went" AFTER DELETE ON "payments" REFERENCING OLD TABLE AS went
	FOR EACH STATEMENT EXECUTE FUNCTION "count_payments_that_went"();
