CREATE TABLE "call_shares" (
	"call_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"key_id" uuid,
	"amount" bigint NOT NULL,
	"explanation" jsonb NOT NULL,
	CONSTRAINT "call_shares_are_unique" UNIQUE NULLS NOT DISTINCT("call_id","lot_id","key_id")
);
--> statement-breakpoint
CREATE TABLE "calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"fiscal_year_id" uuid NOT NULL,
	"label" text NOT NULL,
	"account" text NOT NULL,
	"product" text NOT NULL,
	"due_on" date NOT NULL,
	"entry_id" uuid,
	CONSTRAINT "calls_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"chart" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "ledger_accounts_chart_code_pk" PRIMARY KEY("chart","code")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"fiscal_year_id" uuid NOT NULL,
	"journal" text NOT NULL,
	"number" integer DEFAULT 0 NOT NULL,
	"entered_on" date NOT NULL,
	"label" text NOT NULL,
	"piece_reference" text,
	"reverses_id" uuid,
	"source" text,
	"posted_by" uuid,
	"posted_at" timestamp with time zone NOT NULL,
	"transaction" bigint DEFAULT (pg_current_xact_id()::text)::bigint NOT NULL,
	CONSTRAINT "ledger_entries_reversed_once" UNIQUE("reverses_id"),
	CONSTRAINT "ledger_entries_written_once" UNIQUE("place_id","source"),
	CONSTRAINT "ledger_entries_numbers" UNIQUE("fiscal_year_id","journal","number"),
	CONSTRAINT "ledger_entries_of_lines" UNIQUE("id","place_id","fiscal_year_id","entered_on"),
	CONSTRAINT "ledger_entries_journal_is_known" CHECK ("ledger_entries"."journal" in ('AN', 'AF', 'AC', 'BQ', 'OD', 'CL'))
);
--> statement-breakpoint
CREATE TABLE "ledger_lines" (
	"entry_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"place_id" uuid NOT NULL,
	"fiscal_year_id" uuid NOT NULL,
	"entered_on" date NOT NULL,
	"chart" text NOT NULL,
	"account" text NOT NULL,
	"debit" bigint DEFAULT 0 NOT NULL,
	"credit" bigint DEFAULT 0 NOT NULL,
	"key_id" uuid,
	"lot_id" uuid,
	"owner_id" uuid,
	"provider_id" uuid,
	"due_on" date,
	CONSTRAINT "ledger_lines_entry_id_rank_pk" PRIMARY KEY("entry_id","rank"),
	CONSTRAINT "ledger_lines_have_one_side" CHECK ("ledger_lines"."debit" >= 0 and "ledger_lines"."credit" >= 0 and ("ledger_lines"."debit" = 0) <> ("ledger_lines"."credit" = 0)),
	CONSTRAINT "ledger_lines_have_one_party" CHECK ("ledger_lines"."owner_id" is null or "ledger_lines"."provider_id" is null)
);
--> statement-breakpoint
CREATE TABLE "ledger_totals" (
	"place_id" uuid NOT NULL,
	"fiscal_year_id" uuid NOT NULL,
	"account" text NOT NULL,
	"owner_id" uuid,
	"provider_id" uuid,
	"debit" bigint NOT NULL,
	"credit" bigint NOT NULL,
	CONSTRAINT "ledger_totals_are_unique" UNIQUE NULLS NOT DISTINCT("fiscal_year_id","account","owner_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "ledgers" (
	"place_id" uuid PRIMARY KEY NOT NULL,
	"chart" text NOT NULL,
	CONSTRAINT "ledgers_chart_of_place" UNIQUE("place_id","chart")
);
--> statement-breakpoint
CREATE TABLE "providers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer" text NOT NULL,
	"sql_id" text,
	"name" text NOT NULL,
	CONSTRAINT "providers_sql_id_is_unique" UNIQUE("offer","sql_id")
);
--> statement-breakpoint
ALTER TABLE "fiscal_years" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "call_shares" ADD CONSTRAINT "call_shares_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_shares" ADD CONSTRAINT "call_shares_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_shares" ADD CONSTRAINT "call_shares_key_id_repartition_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."repartition_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_place_id_ledgers_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."ledgers"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_fiscal_year_id_fiscal_years_id_fk" FOREIGN KEY ("fiscal_year_id") REFERENCES "public"."fiscal_years"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_place_id_ledgers_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."ledgers"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_fiscal_year_id_fiscal_years_id_fk" FOREIGN KEY ("fiscal_year_id") REFERENCES "public"."fiscal_years"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_posted_by_users_id_fk" FOREIGN KEY ("posted_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_reverses" FOREIGN KEY ("reverses_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_key_id_repartition_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."repartition_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_entry" FOREIGN KEY ("entry_id","place_id","fiscal_year_id","entered_on") REFERENCES "public"."ledger_entries"("id","place_id","fiscal_year_id","entered_on") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_chart" FOREIGN KEY ("place_id","chart") REFERENCES "public"."ledgers"("place_id","chart") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_account" FOREIGN KEY ("chart","account") REFERENCES "public"."ledger_accounts"("chart","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_totals" ADD CONSTRAINT "ledger_totals_place_id_ledgers_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."ledgers"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_totals" ADD CONSTRAINT "ledger_totals_fiscal_year_id_fiscal_years_id_fk" FOREIGN KEY ("fiscal_year_id") REFERENCES "public"."fiscal_years"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_totals" ADD CONSTRAINT "ledger_totals_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_totals" ADD CONSTRAINT "ledger_totals_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledgers" ADD CONSTRAINT "ledgers_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "call_shares_by_lot" ON "call_shares" USING btree ("lot_id");--> statement-breakpoint
CREATE INDEX "calls_by_place" ON "calls" USING btree ("place_id","due_on");--> statement-breakpoint
CREATE INDEX "calls_to_issue" ON "calls" USING btree ("due_on") WHERE "calls"."entry_id" is null;--> statement-breakpoint
CREATE INDEX "ledger_lines_by_owner" ON "ledger_lines" USING btree ("owner_id","place_id","entered_on");--> statement-breakpoint
CREATE INDEX "ledger_lines_by_account" ON "ledger_lines" USING btree ("place_id","fiscal_year_id","account","entered_on");--> statement-breakpoint
CREATE INDEX "ledger_totals_by_owner" ON "ledger_totals" USING btree ("owner_id","place_id");--> statement-breakpoint
INSERT INTO "ledger_accounts" ("chart", "code") SELECT 'FR', unnest(ARRAY[
	'102', '1031', '1032', '1033', '105', '106', '12', '121', '122', '131',
	'401', '408', '409', '421', '431', '432', '441', '442', '443',
	'4501', '4502', '4503', '4504', '4505', '459', '461', '462', '471', '472', '486', '487', '491', '492',
	'501', '502', '512', '514', '53',
	'601', '602', '603', '604', '605', '606', '611', '612', '613', '614', '615', '616',
	'621', '622', '623', '624', '632', '633', '634', '641', '642', '643', '644', '65',
	'661', '662', '671', '672', '673', '674', '677', '678', '68',
	'701', '702', '703', '704', '705', '706', '711', '712', '713', '714', '716', '718', '78']);--> statement-breakpoint
INSERT INTO "ledger_accounts" ("chart", "code") SELECT 'QC', unnest(ARRAY[
	'1000', '1010', '1020', '1100', '1200', '2000', '2100', '3000', '3010', '3020',
	'4000', '4010', '4020', '4100', '4200', '4300',
	'5000', '5100', '5200', '5300', '5400', '5500', '5900', '6000', '7000', '8000']);--> statement-breakpoint
-- Entries of a place follow one another, so that numbers have no gaps and no two of them wait for each other.
CREATE FUNCTION "number_ledger_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	fiscal "fiscal_years"%ROWTYPE;
BEGIN
	PERFORM 1 FROM "ledgers" WHERE "place_id" = NEW."place_id" FOR UPDATE;
	SELECT * INTO fiscal FROM "fiscal_years" WHERE "id" = NEW."fiscal_year_id" AND "place_id" = NEW."place_id" FOR SHARE;
	IF fiscal."id" IS NULL OR NEW."entered_on" NOT BETWEEN fiscal."starts_on" AND fiscal."ends_on" THEN
		RAISE EXCEPTION 'an entry is dated within a fiscal year of its place' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_are_dated_within_year';
	END IF;
	IF fiscal."closed_at" IS NOT NULL THEN
		RAISE EXCEPTION 'a closed year takes no entry' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_year_is_open';
	END IF;
	NEW."transaction" := (pg_current_xact_id()::text)::bigint;
	NEW."number" := 1 + coalesce((SELECT max("number") FROM "ledger_entries" WHERE "fiscal_year_id" = NEW."fiscal_year_id" AND "journal" = NEW."journal"), 0);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_are_numbered" BEFORE INSERT ON "ledger_entries"
	FOR EACH ROW EXECUTE FUNCTION "number_ledger_entry"();--> statement-breakpoint
-- At the end of the transaction, when all lines are there.
CREATE FUNCTION "balance_ledger_entry"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	found record;
BEGIN
	SELECT count(*) AS lines, coalesce(sum("debit") - sum("credit"), 0) AS apart INTO found FROM "ledger_lines" WHERE "entry_id" = NEW."id";
	IF found.lines < 2 OR found.apart <> 0 THEN
		RAISE EXCEPTION 'the lines of an entry balance' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_balance';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_balance" AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION "balance_ledger_entry"();--> statement-breakpoint
CREATE FUNCTION "total_ledger_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT 1 FROM came JOIN "ledger_entries" ON "ledger_entries"."id" = came."entry_id"
		WHERE "ledger_entries"."transaction" <> (pg_current_xact_id()::text)::bigint) THEN
		RAISE EXCEPTION 'a posted entry takes no more lines' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_lines_come_with_their_entry';
	END IF;
	INSERT INTO "ledger_totals" AS totals ("place_id", "fiscal_year_id", "account", "owner_id", "provider_id", "debit", "credit")
		SELECT "place_id", "fiscal_year_id", "account", "owner_id", "provider_id", sum("debit"), sum("credit")
		FROM came GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
	ON CONFLICT ("fiscal_year_id", "account", "owner_id", "provider_id") DO UPDATE
		SET "debit" = totals."debit" + excluded."debit", "credit" = totals."credit" + excluded."credit";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_lines_are_totalled" AFTER INSERT ON "ledger_lines" REFERENCING NEW TABLE AS came
	FOR EACH STATEMENT EXECUTE FUNCTION "total_ledger_lines"();--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_ledger"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'posted entries are reversed, never changed' USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_is_kept';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_are_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();--> statement-breakpoint
CREATE TRIGGER "ledger_lines_are_kept" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_lines"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_ledger"();
