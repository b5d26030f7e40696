CREATE TABLE "budget_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"fiscal_year_id" uuid NOT NULL,
	"chart" text NOT NULL,
	"account" text NOT NULL,
	"key_id" uuid,
	"amount" bigint NOT NULL,
	"voted_on" date NOT NULL,
	CONSTRAINT "budget_items_are_unique" UNIQUE NULLS NOT DISTINCT("fiscal_year_id","account","key_id"),
	CONSTRAINT "budget_items_are_not_negative" CHECK ("budget_items"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "works" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"sql_id" text,
	"reference" text NOT NULL,
	"label" text NOT NULL,
	"building" text,
	"resolution_number" text,
	"key_id" uuid,
	"voted_amount" bigint NOT NULL,
	"voted_on" date NOT NULL,
	"closed_on" date,
	CONSTRAINT "works_reference_is_unique" UNIQUE("place_id","reference"),
	CONSTRAINT "works_sql_id_is_unique" UNIQUE("place_id","sql_id"),
	CONSTRAINT "works_are_worth_something" CHECK ("works"."voted_amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "calls" ADD COLUMN "works_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD COLUMN "proof_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD COLUMN "works_id" uuid;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD COLUMN "awaits_year_id" uuid;--> statement-breakpoint
ALTER TABLE "fiscal_years" ADD COLUMN "approved_on" date;--> statement-breakpoint
ALTER TABLE "budget_items" ADD CONSTRAINT "budget_items_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_items" ADD CONSTRAINT "budget_items_fiscal_year_id_fiscal_years_id_fk" FOREIGN KEY ("fiscal_year_id") REFERENCES "public"."fiscal_years"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_items" ADD CONSTRAINT "budget_items_key_id_repartition_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."repartition_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "budget_items" ADD CONSTRAINT "budget_items_account" FOREIGN KEY ("chart","account") REFERENCES "public"."ledger_accounts"("chart","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_key_id_repartition_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."repartition_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "works_by_place" ON "works" USING btree ("place_id","voted_on");--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_works_id_works_id_fk" FOREIGN KEY ("works_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_proof_id_attachments_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."attachments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_works_id_works_id_fk" FOREIGN KEY ("works_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_lines" ADD CONSTRAINT "ledger_lines_awaits_year_id_fiscal_years_id_fk" FOREIGN KEY ("awaits_year_id") REFERENCES "public"."fiscal_years"("id") ON DELETE no action ON UPDATE no action;