CREATE TABLE "ledger_movement_totals" (
	"place_id" uuid NOT NULL,
	"fiscal_year_id" uuid NOT NULL,
	"journal" text NOT NULL,
	"account" text NOT NULL,
	"key_id" uuid,
	"provider_id" uuid,
	"lines" integer NOT NULL,
	"debit" bigint NOT NULL,
	"credit" bigint NOT NULL,
	"movements" integer NOT NULL,
	"moved_debit" bigint NOT NULL,
	"moved_credit" bigint NOT NULL,
	CONSTRAINT "ledger_movement_totals_are_unique" UNIQUE NULLS NOT DISTINCT("place_id","fiscal_year_id","journal","account","key_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_movements" (
	"entry_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"place_id" uuid NOT NULL,
	"fiscal_year_id" uuid NOT NULL,
	"account" text NOT NULL,
	"key_id" uuid,
	"provider_id" uuid,
	"is_of_owners" boolean NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_movements_are_unique" UNIQUE NULLS NOT DISTINCT("entry_id","account","key_id","provider_id")
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "search_text" text GENERATED ALWAYS AS (lower(translate("label" || ' ' || coalesce("piece_reference", ''), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿÀÂÄÁÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝŸ', 'aaaaaaceeeeiiiinooooouuuuyyAAAAAACEEEEIIIINOOOOOUUUUYY'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_movement_totals" ADD CONSTRAINT "ledger_movement_totals_place_id_ledgers_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."ledgers"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movement_totals" ADD CONSTRAINT "ledger_movement_totals_fiscal_year_id_fiscal_years_id_fk" FOREIGN KEY ("fiscal_year_id") REFERENCES "public"."fiscal_years"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movement_totals" ADD CONSTRAINT "ledger_movement_totals_key_id_repartition_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."repartition_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movement_totals" ADD CONSTRAINT "ledger_movement_totals_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_place_id_ledgers_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."ledgers"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_fiscal_year_id_fiscal_years_id_fk" FOREIGN KEY ("fiscal_year_id") REFERENCES "public"."fiscal_years"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_key_id_repartition_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."repartition_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_movements" ADD CONSTRAINT "ledger_movements_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "public"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_movements_by_account" ON "ledger_movements" USING btree ("place_id","account");--> statement-breakpoint
CREATE INDEX "ledger_movements_by_amount" ON "ledger_movements" USING btree ("place_id",abs("amount"));--> statement-breakpoint
CREATE INDEX "ledger_entries_by_day" ON "ledger_entries" USING btree ("place_id","entered_on","journal","number");--> statement-breakpoint
CREATE INDEX "ledger_entries_by_year" ON "ledger_entries" USING btree ("fiscal_year_id","entered_on","journal","number");--> statement-breakpoint
CREATE INDEX "ledger_lines_by_amount" ON "ledger_lines" USING btree ("place_id",("debit" + "credit"));--> statement-breakpoint
CREATE INDEX "ledger_lines_by_lot" ON "ledger_lines" USING btree ("lot_id") WHERE "ledger_lines"."lot_id" is not null;--> statement-breakpoint
CREATE INDEX "ledger_lines_by_provider" ON "ledger_lines" USING btree ("provider_id") WHERE "ledger_lines"."provider_id" is not null;--> statement-breakpoint
-- What every co-owner may read of new lines: one movement for an entry, account, key and supplier.
CREATE FUNCTION "merge_ledger_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "ledger_movements" AS kept ("entry_id", "rank", "place_id", "fiscal_year_id", "account", "key_id", "provider_id", "is_of_owners", "amount")
		SELECT "entry_id", min("rank"), "place_id", "fiscal_year_id", "account",
			CASE WHEN "owner_id" IS NULL AND "account" NOT IN ('4501', '4502', '4503', '4504', '4505', '1100') THEN "key_id" END AS shown_key,
			"provider_id", bool_or("owner_id" IS NOT NULL OR "account" IN ('4501', '4502', '4503', '4504', '4505', '1100')), sum("debit" - "credit")
		FROM came GROUP BY "entry_id", "place_id", "fiscal_year_id", "account", shown_key, "provider_id"
		ORDER BY "entry_id", "account", shown_key, "provider_id"
	ON CONFLICT ("entry_id", "account", "key_id", "provider_id") DO UPDATE SET
		"rank" = least(kept."rank", excluded."rank"), "amount" = kept."amount" + excluded."amount",
		"is_of_owners" = kept."is_of_owners" OR excluded."is_of_owners";
	INSERT INTO "ledger_movement_totals" AS kept ("place_id", "fiscal_year_id", "journal", "account", "key_id", "provider_id", "lines", "debit", "credit", "movements", "moved_debit", "moved_credit")
		SELECT came."place_id", came."fiscal_year_id", "journal", "account", "key_id", "provider_id", count(*), sum("debit"), sum("credit"), 0, 0, 0
		FROM came JOIN "ledger_entries" ON "ledger_entries"."id" = came."entry_id"
		GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
	ON CONFLICT ("place_id", "fiscal_year_id", "journal", "account", "key_id", "provider_id") DO UPDATE SET
		"lines" = kept."lines" + excluded."lines", "debit" = kept."debit" + excluded."debit", "credit" = kept."credit" + excluded."credit";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "total_ledger_movements"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "ledger_movement_totals" AS kept ("place_id", "fiscal_year_id", "journal", "account", "key_id", "provider_id", "lines", "debit", "credit", "movements", "moved_debit", "moved_credit")
		SELECT came."place_id", came."fiscal_year_id", "journal", "account", "key_id", "provider_id", 0, 0, 0,
			count(*) FILTER (WHERE "amount" <> 0), sum(greatest("amount", 0)), sum(greatest(-"amount", 0))
		FROM came JOIN "ledger_entries" ON "ledger_entries"."id" = came."entry_id"
		GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
	ON CONFLICT ("place_id", "fiscal_year_id", "journal", "account", "key_id", "provider_id") DO UPDATE SET
		"movements" = kept."movements" + excluded."movements",
		"moved_debit" = kept."moved_debit" + excluded."moved_debit", "moved_credit" = kept."moved_credit" + excluded."moved_credit";
	RETURN NULL;
END $$;--> statement-breakpoint
-- An entry whose lines come in several statements: what its movements were is taken back, and what they are is added.
CREATE FUNCTION "total_changed_movements"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "ledger_movement_totals" AS kept SET
		"movements" = kept."movements" + change.movements, "moved_debit" = kept."moved_debit" + change.debit, "moved_credit" = kept."moved_credit" + change.credit
	FROM (
		SELECT each."place_id", each."fiscal_year_id", "journal", "account", "key_id", "provider_id",
			sum(sign * ("amount" <> 0)::int) AS movements, sum(sign * greatest("amount", 0)) AS debit, sum(sign * greatest(-"amount", 0)) AS credit
		FROM (SELECT *, 1 AS sign FROM came UNION ALL SELECT *, -1 AS sign FROM went) AS each
		JOIN "ledger_entries" ON "ledger_entries"."id" = each."entry_id" GROUP BY 1, 2, 3, 4, 5, 6) AS change
	WHERE kept."place_id" = change."place_id" AND kept."fiscal_year_id" = change."fiscal_year_id" AND kept."journal" = change."journal" AND kept."account" = change."account"
		AND kept."key_id" IS NOT DISTINCT FROM change."key_id" AND kept."provider_id" IS NOT DISTINCT FROM change."provider_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_movements_are_totalled" AFTER INSERT ON "ledger_movements" REFERENCING NEW TABLE AS came
	FOR EACH STATEMENT EXECUTE FUNCTION "total_ledger_movements"();--> statement-breakpoint
CREATE TRIGGER "ledger_movements_change" AFTER UPDATE ON "ledger_movements" REFERENCING OLD TABLE AS went NEW TABLE AS came
	FOR EACH STATEMENT EXECUTE FUNCTION "total_changed_movements"();--> statement-breakpoint
CREATE TRIGGER "ledger_lines_are_merged" AFTER INSERT ON "ledger_lines" REFERENCING NEW TABLE AS came
	FOR EACH STATEMENT EXECUTE FUNCTION "merge_ledger_lines"();--> statement-breakpoint
INSERT INTO "ledger_movement_totals" ("place_id", "fiscal_year_id", "journal", "account", "key_id", "provider_id", "lines", "debit", "credit", "movements", "moved_debit", "moved_credit")
	SELECT "ledger_lines"."place_id", "ledger_lines"."fiscal_year_id", "journal", "account", "key_id", "provider_id", count(*), sum("debit"), sum("credit"), 0, 0, 0
	FROM "ledger_lines" JOIN "ledger_entries" ON "ledger_entries"."id" = "entry_id" GROUP BY 1, 2, 3, 4, 5, 6;--> statement-breakpoint
INSERT INTO "ledger_movements" ("entry_id", "rank", "place_id", "fiscal_year_id", "account", "key_id", "provider_id", "is_of_owners", "amount")
	SELECT "entry_id", min("rank"), "place_id", "fiscal_year_id", "account",
		CASE WHEN "owner_id" IS NULL AND "account" NOT IN ('4501', '4502', '4503', '4504', '4505', '1100') THEN "key_id" END AS shown_key,
		"provider_id", bool_or("owner_id" IS NOT NULL OR "account" IN ('4501', '4502', '4503', '4504', '4505', '1100')), sum("debit" - "credit")
	FROM "ledger_lines" GROUP BY "entry_id", "place_id", "fiscal_year_id", "account", shown_key, "provider_id";
