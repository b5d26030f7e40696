ALTER TABLE "ledger_lines" DROP CONSTRAINT "ledger_lines_entry";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_of_lines";--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "total_ledger_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT 1 FROM came JOIN "ledger_entries" ON "ledger_entries"."id" = came."entry_id"
		WHERE "ledger_entries"."transaction" <> (pg_current_xact_id()::text)::bigint) THEN
		RAISE EXCEPTION 'a posted entry takes no more lines' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_lines_come_with_their_entry';
	END IF;
	IF EXISTS (SELECT 1 FROM came JOIN "ledger_entries" ON "ledger_entries"."id" = came."entry_id"
		WHERE ("ledger_entries"."place_id", "ledger_entries"."fiscal_year_id", "ledger_entries"."entered_on") <> (came."place_id", came."fiscal_year_id", came."entered_on")) THEN
		RAISE EXCEPTION 'a line has the place, year and day of its entry' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_lines_are_of_their_entry';
	END IF;
	INSERT INTO "ledger_totals" AS totals ("place_id", "fiscal_year_id", "account", "owner_id", "provider_id", "debit", "credit")
		SELECT "place_id", "fiscal_year_id", "account", "owner_id", "provider_id", sum("debit"), sum("credit")
		FROM came GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
	ON CONFLICT ("fiscal_year_id", "account", "owner_id", "provider_id") DO UPDATE
		SET "debit" = totals."debit" + excluded."debit", "credit" = totals."credit" + excluded."credit";
	RETURN NULL;
END $$;
