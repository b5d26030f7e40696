CREATE TABLE "report_totals" (
	"place_id" uuid PRIMARY KEY NOT NULL,
	"ongoing" integer DEFAULT 0 NOT NULL,
	"resolved" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "events_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_totals" ADD CONSTRAINT "report_totals_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_by_creation" ON "reports" USING btree ("place_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "reports_ongoing" ON "reports" USING btree ("place_id","updated_at" DESC NULLS FIRST,"id") WHERE "reports"."status" <> 'resolved';--> statement-breakpoint
-- What stands there already.
UPDATE "reports" SET "events_count" = counted.events FROM (SELECT "report_id", count(*) AS events FROM "report_events" GROUP BY "report_id") AS counted WHERE counted."report_id" = "reports"."id";--> statement-breakpoint
INSERT INTO "report_totals" ("place_id", "ongoing", "resolved")
	SELECT "place_id", count(*) FILTER (WHERE "status" <> 'resolved'), count(*) FILTER (WHERE "status" = 'resolved') FROM "reports" GROUP BY "place_id";--> statement-breakpoint
-- Reports that come, all of a statement at once; a place is locked in one order, whoever counts.
CREATE FUNCTION "count_reports_that_came"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "report_totals" AS totals ("place_id", "ongoing", "resolved")
		SELECT "place_id", count(*) FILTER (WHERE "status" <> 'resolved'), count(*) FILTER (WHERE "status" = 'resolved')
		FROM came GROUP BY "place_id" ORDER BY "place_id"
	ON CONFLICT ("place_id") DO UPDATE
		SET "ongoing" = totals."ongoing" + excluded."ongoing", "resolved" = totals."resolved" + excluded."resolved";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "reports_came" AFTER INSERT ON "reports" REFERENCING NEW TABLE AS came
	FOR EACH STATEMENT EXECUTE FUNCTION "count_reports_that_came"();--> statement-breakpoint
-- Reports that go, most of them with their place, whose totals may have gone before.
CREATE FUNCTION "count_reports_that_went"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "report_totals" AS totals
		SET "ongoing" = totals."ongoing" - counted.ongoing, "resolved" = totals."resolved" - counted.resolved
		FROM (SELECT "place_id", count(*) FILTER (WHERE "status" <> 'resolved') AS ongoing, count(*) FILTER (WHERE "status" = 'resolved') AS resolved
			FROM went GROUP BY "place_id") AS counted
		WHERE counted."place_id" = totals."place_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "reports_went" AFTER DELETE ON "reports" REFERENCING OLD TABLE AS went
	FOR EACH STATEMENT EXECUTE FUNCTION "count_reports_that_went"();--> statement-breakpoint
CREATE FUNCTION "count_report_that_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	is_resolved integer := CASE WHEN NEW."status" = 'resolved' THEN 1 ELSE -1 END;
BEGIN
	UPDATE "report_totals" SET "ongoing" = "ongoing" - is_resolved, "resolved" = "resolved" + is_resolved WHERE "place_id" = NEW."place_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "report_changed" AFTER UPDATE OF "status" ON "reports" FOR EACH ROW
	WHEN ((OLD."status" = 'resolved') <> (NEW."status" = 'resolved')) EXECUTE FUNCTION "count_report_that_changed"();--> statement-breakpoint
-- A history is appended to, and goes with its report.
CREATE FUNCTION "count_report_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "reports" SET "events_count" = "events_count" + counted.events
		FROM (SELECT "report_id", count(*) AS events FROM came GROUP BY "report_id") AS counted
		WHERE counted."report_id" = "reports"."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "report_events_came" AFTER INSERT ON "report_events" REFERENCING NEW TABLE AS came
	FOR EACH STATEMENT EXECUTE FUNCTION "count_report_events"();
