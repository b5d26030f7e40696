CREATE TABLE "regularisations" (
	"fiscal_year_id" uuid NOT NULL,
	"works_id" uuid,
	"lot_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"explanation" jsonb NOT NULL,
	CONSTRAINT "regularisations_are_unique" UNIQUE NULLS NOT DISTINCT("fiscal_year_id","works_id","lot_id")
);
--> statement-breakpoint
ALTER TABLE "regularisations" ADD CONSTRAINT "regularisations_fiscal_year_id_fiscal_years_id_fk" FOREIGN KEY ("fiscal_year_id") REFERENCES "public"."fiscal_years"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regularisations" ADD CONSTRAINT "regularisations_works_id_works_id_fk" FOREIGN KEY ("works_id") REFERENCES "public"."works"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regularisations" ADD CONSTRAINT "regularisations_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regularisations" ADD CONSTRAINT "regularisations_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "regularisations_by_lot" ON "regularisations" USING btree ("lot_id");