ALTER TABLE "drafts" DROP CONSTRAINT "drafts_form_is_known";--> statement-breakpoint
ALTER TABLE "drafts" DROP CONSTRAINT "drafts_user_id_place_id_form_pk";--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "decision_id" uuid;--> statement-breakpoint
ALTER TABLE "drafts" ADD COLUMN "report_id" uuid;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_by_decision" ON "drafts" USING btree ("decision_id");--> statement-breakpoint
CREATE INDEX "drafts_by_report" ON "drafts" USING btree ("report_id");--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_one_of_each" UNIQUE NULLS NOT DISTINCT("user_id","place_id","form","decision_id","report_id");--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_form_is_known" CHECK (case
        when "drafts"."form" in ('report', 'decision') then "drafts"."decision_id" is null and "drafts"."report_id" is null
        when "drafts"."form" in ('meetingRequest', 'presidentDesk') then "drafts"."decision_id" is not null and "drafts"."report_id" is null
        else "drafts"."form" = 'comment' and "drafts"."decision_id" is null and "drafts"."report_id" is not null
      end);