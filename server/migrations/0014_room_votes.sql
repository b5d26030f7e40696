ALTER TABLE "decision_votes" DROP CONSTRAINT "decision_votes_way_is_known";--> statement-breakpoint
ALTER TABLE "decision_votes" DROP CONSTRAINT "decision_votes_own_is_own";--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "counted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "decision_votes" ADD CONSTRAINT "decision_votes_way_is_known" CHECK ("decision_votes"."way" in ('own', 'proxy', 'meeting'));--> statement-breakpoint
ALTER TABLE "decision_votes" ADD CONSTRAINT "decision_votes_own_is_own" CHECK ("decision_votes"."way" = 'meeting' or ("decision_votes"."way" = 'own') = ("decision_votes"."voter_id" = "decision_votes"."cast_by"));