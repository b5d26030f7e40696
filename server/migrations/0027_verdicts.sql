ALTER TABLE "decisions" DROP CONSTRAINT "decisions_life_before_is_known";--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_life_before_is_known" CHECK ("decisions"."life_before" in ('open', 'accepted', 'discarded', 'requalified'));--> statement-breakpoint
-- What the vote on a closed project had decided is in the audit log only. A meeting that never voted decided nothing.
UPDATE "decisions" SET "life_before" = 'requalified'
WHERE "life" = 'concluded' AND "meeting_id" IS NOT NULL AND "counted_at" IS NULL AND "abandoned_at" IS NULL;--> statement-breakpoint
UPDATE "decisions" SET "life_before" = "counted"."life"
FROM (
	SELECT DISTINCT ON ("subject_id") "subject_id", "detail" ->> 'life' AS "life"
	FROM "audit_entries" WHERE "action" IN ('decisions.count', 'decisions.countInRoom')
	ORDER BY "subject_id", "at" DESC
) AS "counted"
WHERE "counted"."subject_id" = "decisions"."id"::text AND "counted"."life" IN ('accepted', 'discarded')
	AND "decisions"."life" = 'concluded' AND "decisions"."life_before" <> 'requalified' AND "decisions"."abandoned_at" IS NULL;
