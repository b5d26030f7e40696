DROP INDEX "bank_answers_by_place";--> statement-breakpoint
DROP INDEX "collection_files_by_place";--> statement-breakpoint
DROP INDEX "payments_by_person";--> statement-breakpoint
DROP INDEX "refund_files_by_place";--> statement-breakpoint
DROP INDEX "refunds_by_person";--> statement-breakpoint
CREATE INDEX "bank_answer_lines_waiting" ON "bank_answer_lines" USING btree ("answer_id") WHERE "bank_answer_lines"."life" in ('waiting', 'suspended');--> statement-breakpoint
CREATE INDEX "payments_by_day" ON "payments" USING btree ("place_id","collect_on" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "bank_answers_by_place" ON "bank_answers" USING btree ("place_id","uploaded_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "collection_files_by_place" ON "collection_files" USING btree ("place_id","made_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "payments_by_person" ON "payments" USING btree ("user_id","place_id","asked_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "refund_files_by_place" ON "refund_files" USING btree ("place_id","made_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "refunds_by_person" ON "refunds" USING btree ("user_id","place_id","asked_at" DESC NULLS FIRST,"id");