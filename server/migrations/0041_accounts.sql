ALTER TABLE "budget_items" ADD COLUMN "decision_id" uuid;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "decision_id" uuid;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "grants" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "loans" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "ledger_entries_by_words" ON "ledger_entries" USING gin (to_tsvector('simple', translate("search_text", './-+_@:&<~=?#%', '              ')));--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_aid_is_part_of_them" CHECK ("works"."grants" >= 0 and "works"."loans" >= 0);