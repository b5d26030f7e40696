CREATE TABLE "decision_heads" (
	"decision_id" uuid NOT NULL,
	"length" integer NOT NULL,
	"head" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "decision_heads_decision_id_length_pk" PRIMARY KEY("decision_id","length")
);
--> statement-breakpoint
ALTER TABLE "decision_voters" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "decision_voters" ADD COLUMN "apart" text;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "log_terms" text;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "log_roll" text;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "checked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "altered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "decision_heads" ADD CONSTRAINT "decision_heads_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decisions_by_check" ON "decisions" USING btree ("checked_at" asc nulls first);--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_log_seal_is_whole" CHECK (("decisions"."log_terms" is null) = ("decisions"."log_roll" is null));--> statement-breakpoint
-- The names of today are the best that are known for older rolls.
UPDATE "decision_voters" AS "voter" SET "name" = coalesce((
    SELECT (array_agg("held"."display_name" ORDER BY "held"."is_default" DESC, "held"."role"))[1] FROM "memberships" AS "held"
    WHERE "held"."user_id" = "voter"."user_id" AND "held"."place_id" = "decision"."place_id"), "person"."display_name")
FROM "decisions" AS "decision", "users" AS "person"
WHERE "decision"."id" = "voter"."decision_id" AND "person"."id" = "voter"."user_id";--> statement-breakpoint
ALTER TABLE "decision_voters" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
UPDATE "decision_voters" AS "voter" SET "apart" = (
    SELECT CASE WHEN count(*) = 1 THEN 'lot ' ELSE 'lots ' END || string_agg("lots"."number"::text, ', ' ORDER BY "lots"."number")
    FROM "decision_lots" AS "held" JOIN "lots" ON "lots"."id" = "held"."lot_id"
    WHERE "held"."decision_id" = "voter"."decision_id" AND "held"."owner_id" = "voter"."user_id")
WHERE EXISTS (
    SELECT 1 FROM "decision_voters" AS "other" WHERE "other"."decision_id" = "voter"."decision_id"
    AND "other"."user_id" <> "voter"."user_id" AND lower("other"."name") = lower("voter"."name"));--> statement-breakpoint
CREATE FUNCTION refuse_change_of_vote() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The vote that another one replaces no longer counts.
  IF TG_OP = 'UPDATE' THEN
    IF OLD.is_current AND NOT NEW.is_current AND to_jsonb(NEW) - 'is_current' = to_jsonb(OLD) - 'is_current' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'votes and rolls are kept, never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER decision_votes_are_kept BEFORE UPDATE OR DELETE ON "decision_votes"
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_vote();--> statement-breakpoint
CREATE TRIGGER decision_votes_are_not_emptied BEFORE TRUNCATE ON "decision_votes"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_vote();--> statement-breakpoint
CREATE FUNCTION refuse_change_of_roll() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'votes and rolls are kept, never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER decision_voters_are_kept BEFORE UPDATE OR DELETE ON "decision_voters"
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_roll();--> statement-breakpoint
CREATE TRIGGER decision_voters_are_not_emptied BEFORE TRUNCATE ON "decision_voters"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_roll();--> statement-breakpoint
CREATE TRIGGER decision_lots_are_kept BEFORE UPDATE OR DELETE ON "decision_lots"
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_roll();--> statement-breakpoint
CREATE TRIGGER decision_lots_are_not_emptied BEFORE TRUNCATE ON "decision_lots"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_roll();--> statement-breakpoint
CREATE TRIGGER decision_heads_are_appended BEFORE UPDATE OR DELETE OR TRUNCATE ON "decision_heads"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_log();
