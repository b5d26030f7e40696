CREATE TABLE "equipment_report_totals" (
	"equipment_id" uuid PRIMARY KEY NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification_totals" (
	"user_id" uuid NOT NULL,
	"place_id" uuid,
	"notifications" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "notification_totals_are_unique" UNIQUE NULLS NOT DISTINCT("user_id","place_id")
);
--> statement-breakpoint
ALTER TABLE "equipment_report_totals" ADD CONSTRAINT "equipment_report_totals_equipment_id_equipments_id_fk" FOREIGN KEY ("equipment_id") REFERENCES "public"."equipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_totals" ADD CONSTRAINT "notification_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_totals" ADD CONSTRAINT "notification_totals_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","place_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
-- What is there already.
INSERT INTO "equipment_report_totals" ("equipment_id", "reports")
	SELECT "equipment_id", count(*) FROM "reports" WHERE "equipment_id" IS NOT NULL GROUP BY "equipment_id";--> statement-breakpoint
INSERT INTO "notification_totals" ("user_id", "place_id", "notifications")
	SELECT "user_id", "place_id", count(*) FROM "notifications" GROUP BY "user_id", "place_id";--> statement-breakpoint
-- Counted like those of a place (migration 0007): all of a statement at once, pieces of equipment locked in one order.
CREATE FUNCTION "count_equipment_reports_that_came"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "equipment_report_totals" AS totals ("equipment_id", "reports")
		SELECT "equipment_id", count(*) FROM came WHERE "equipment_id" IS NOT NULL GROUP BY "equipment_id" ORDER BY "equipment_id"
	ON CONFLICT ("equipment_id") DO UPDATE SET "reports" = totals."reports" + excluded."reports";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "reports_came_about_equipment" AFTER INSERT ON "reports" REFERENCING NEW TABLE AS came
	FOR EACH STATEMENT EXECUTE FUNCTION "count_equipment_reports_that_came"();--> statement-breakpoint
-- With their place, the total may have gone before.
CREATE FUNCTION "count_equipment_reports_that_went"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "equipment_report_totals" AS totals SET "reports" = totals."reports" - counted.reports
		FROM (SELECT "equipment_id", count(*) AS reports FROM went GROUP BY "equipment_id") AS counted
		WHERE counted."equipment_id" = totals."equipment_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "reports_went_from_equipment" AFTER DELETE ON "reports" REFERENCING OLD TABLE AS went
	FOR EACH STATEMENT EXECUTE FUNCTION "count_equipment_reports_that_went"();--> statement-breakpoint
-- A piece of equipment that is deleted leaves its reports; its total goes with it.
CREATE FUNCTION "count_report_of_other_equipment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "equipment_report_totals" SET "reports" = "reports" - 1 WHERE "equipment_id" = OLD."equipment_id";
	IF NEW."equipment_id" IS NOT NULL THEN
		INSERT INTO "equipment_report_totals" AS totals ("equipment_id", "reports") VALUES (NEW."equipment_id", 1)
		ON CONFLICT ("equipment_id") DO UPDATE SET "reports" = totals."reports" + 1;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "report_changed_equipment" AFTER UPDATE OF "equipment_id" ON "reports" FOR EACH ROW
	WHEN (OLD."equipment_id" IS DISTINCT FROM NEW."equipment_id") EXECUTE FUNCTION "count_report_of_other_equipment"();--> statement-breakpoint
CREATE FUNCTION "count_notifications_that_came"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "notification_totals" AS totals ("user_id", "place_id", "notifications")
		SELECT "user_id", "place_id", count(*) FROM came GROUP BY 1, 2 ORDER BY 1, 2
	ON CONFLICT ("user_id", "place_id") DO UPDATE SET "notifications" = totals."notifications" + excluded."notifications";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "notifications_came" AFTER INSERT ON "notifications" REFERENCING NEW TABLE AS came
	FOR EACH STATEMENT EXECUTE FUNCTION "count_notifications_that_came"();--> statement-breakpoint
-- Most of them with their person or their place, whose totals may have gone before.
CREATE FUNCTION "count_notifications_that_went"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "notification_totals" AS totals SET "notifications" = totals."notifications" - counted.notifications
		FROM (SELECT "user_id", "place_id", count(*) AS notifications FROM went GROUP BY 1, 2) AS counted
		WHERE counted."user_id" = totals."user_id" AND counted."place_id" IS NOT DISTINCT FROM totals."place_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "notifications_went" AFTER DELETE ON "notifications" REFERENCING OLD TABLE AS went
	FOR EACH STATEMENT EXECUTE FUNCTION "count_notifications_that_went"();
