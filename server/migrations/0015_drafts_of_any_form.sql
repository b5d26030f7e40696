ALTER TABLE "drafts" DROP CONSTRAINT "drafts_one_of_each";--> statement-breakpoint
ALTER TABLE "drafts" DROP CONSTRAINT "drafts_form_is_known";--> statement-breakpoint
ALTER TABLE "drafts" DROP CONSTRAINT "drafts_decision_id_decisions_id_fk";--> statement-breakpoint
ALTER TABLE "drafts" DROP CONSTRAINT "drafts_report_id_reports_id_fk";--> statement-breakpoint
DROP INDEX "drafts_by_decision";--> statement-breakpoint
DROP INDEX "drafts_by_report";--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "attachment_ids" uuid[];--> statement-breakpoint
-- What is being written is kept: its files move out of the value, and what it is about into one column.
UPDATE "drafts" SET
	"subject_id" = coalesce("decision_id", "report_id"),
	"attachment_ids" = array(
		SELECT (file."id" #>> '{}')::uuid
		FROM jsonb_path_query("body", '$.attachmentIds[*]') WITH ORDINALITY AS file("id", "position")
		ORDER BY file."position"
	),
	"body" = "body" - 'attachmentIds';--> statement-breakpoint
ALTER TABLE "drafts" ALTER COLUMN "attachment_ids" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "drafts" RENAME COLUMN "body" TO "value";--> statement-breakpoint
ALTER TABLE "drafts" DROP COLUMN "decision_id";--> statement-breakpoint
ALTER TABLE "drafts" DROP COLUMN "report_id";--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_one_of_each" UNIQUE NULLS NOT DISTINCT("user_id","place_id","form","subject_id");
