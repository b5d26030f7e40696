ALTER TABLE "decisions" ADD COLUMN "abandoned_at" timestamp with time zone;--> statement-breakpoint
-- What stands there already.
UPDATE "decisions" SET "abandoned_at" = "entry"."at" FROM "audit_entries" AS "entry" WHERE "entry"."action" = 'decisions.abandon' AND "entry"."subject_id" = "decisions"."id"::text;
