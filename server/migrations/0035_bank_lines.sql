CREATE TABLE "bank_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"sql_id" text,
	"account" text NOT NULL,
	"booked_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"label" text NOT NULL,
	"reference" text,
	"search_text" text GENERATED ALWAYS AS (lower(translate("label" || ' ' || coalesce("reference", ''), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿÀÂÄÁÃÅÇÉÈÊËÍÌÎÏÑÓÒÔÖÕÚÙÛÜÝŸ', 'aaaaaaceeeeiiiinooooouuuuyyAAAAAACEEEEIIIINOOOOOUUUUYY'))) STORED NOT NULL,
	"state" text DEFAULT 'unmatched' NOT NULL,
	"entry_id" uuid,
	"rank" integer,
	"is_posted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bank_lines_sql_id_is_unique" UNIQUE("place_id","sql_id"),
	CONSTRAINT "bank_lines_are_one_movement" UNIQUE("entry_id","rank"),
	CONSTRAINT "bank_lines_state_is_known" CHECK ("bank_lines"."state" in ('unmatched', 'matched', 'ignored')),
	CONSTRAINT "bank_lines_are_worth_something" CHECK ("bank_lines"."amount" <> 0),
	CONSTRAINT "bank_lines_have_a_movement" CHECK (("bank_lines"."state" = 'matched') = ("bank_lines"."entry_id" is not null)),
	CONSTRAINT "bank_lines_name_a_line" CHECK (("bank_lines"."entry_id" is null) = ("bank_lines"."rank" is null))
);
--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_place_id_ledgers_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."ledgers"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_movement" FOREIGN KEY ("entry_id","rank") REFERENCES "public"."ledger_lines"("entry_id","rank") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_lines_by_day" ON "bank_lines" USING btree ("place_id","booked_on","id");--> statement-breakpoint
CREATE INDEX "bank_lines_by_state" ON "bank_lines" USING btree ("place_id","state","booked_on","id");