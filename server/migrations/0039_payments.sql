CREATE TABLE "bank_answer_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"answer_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"outcome" text NOT NULL,
	"why" text,
	"key" text,
	"kind" text NOT NULL,
	"reference" text,
	"amount" bigint,
	"direction" text,
	"day" date,
	"reason" text,
	"entry_id" uuid,
	CONSTRAINT "bank_answer_lines_ranks" UNIQUE("answer_id","rank")
);
--> statement-breakpoint
CREATE TABLE "bank_answers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"state" text NOT NULL,
	"answers" jsonb NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"uploaded_by" uuid,
	"applied_at" timestamp with time zone,
	"applied_by" uuid,
	CONSTRAINT "bank_answers_are_read_once" UNIQUE("place_id","hash"),
	CONSTRAINT "bank_answers_state_is_known" CHECK ("bank_answers"."state" in ('read', 'applied'))
);
--> statement-breakpoint
CREATE TABLE "collection_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"message_id" text NOT NULL,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"count" integer NOT NULL,
	"amount" bigint NOT NULL,
	"hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" uuid,
	"handed_out_at" timestamp with time zone,
	"handed_out_by" uuid,
	CONSTRAINT "collection_files_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "collection_files_numbers" UNIQUE("place_id","number"),
	CONSTRAINT "collection_files_state_is_known" CHECK ("collection_files"."state" in ('made', 'handedOut', 'cancelled')),
	CONSTRAINT "collection_files_hand_out" CHECK (("collection_files"."state" = 'handedOut') = ("collection_files"."handed_out_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"actor_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"day" date,
	CONSTRAINT "payment_events_source_is_known" CHECK ("payment_events"."source" in ('owner', 'manager', 'bank', 'portal'))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"mandate_id" uuid NOT NULL,
	"state" text NOT NULL,
	"origin" text NOT NULL,
	"amount" bigint NOT NULL,
	"intended" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"collect_on" date NOT NULL,
	"due_on" date,
	"end_to_end_id" text NOT NULL,
	"file_id" uuid,
	"block_id" text,
	"is_handed_out" boolean DEFAULT false NOT NULL,
	"collected_on" date,
	"entry_id" uuid,
	"reason" jsonb,
	"repeats_id" uuid,
	CONSTRAINT "payments_end_to_end_id_unique" UNIQUE("end_to_end_id"),
	CONSTRAINT "payments_entry_id_unique" UNIQUE("entry_id"),
	CONSTRAINT "payments_repeats_id_unique" UNIQUE("repeats_id"),
	CONSTRAINT "payments_state_is_known" CHECK ("payments"."state" in ('asked', 'held', 'inFile', 'debited', 'booked', 'refused', 'refunded')),
	CONSTRAINT "payments_origin_is_known" CHECK ("payments"."origin" in ('owner', 'automatic')),
	CONSTRAINT "payments_are_worth_something" CHECK ("payments"."amount" > 0),
	CONSTRAINT "payments_automatic_have_a_day" CHECK (("payments"."origin" = 'automatic') = ("payments"."due_on" is not null))
);
--> statement-breakpoint
ALTER TABLE "creditors" ADD COLUMN "data_centre" text DEFAULT '00000' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_answer_lines" ADD CONSTRAINT "bank_answer_lines_answer_id_bank_answers_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."bank_answers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_answer_lines" ADD CONSTRAINT "bank_answer_lines_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_answers" ADD CONSTRAINT "bank_answers_place_id_creditors_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."creditors"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_answers" ADD CONSTRAINT "bank_answers_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_answers" ADD CONSTRAINT "bank_answers_applied_by_users_id_fk" FOREIGN KEY ("applied_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_files" ADD CONSTRAINT "collection_files_place_id_creditors_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."creditors"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_files" ADD CONSTRAINT "collection_files_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_files" ADD CONSTRAINT "collection_files_handed_out_by_users_id_fk" FOREIGN KEY ("handed_out_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_place_id_creditors_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."creditors"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_mandate_id_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_file_id_collection_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."collection_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_repeats_id_payments_id_fk" FOREIGN KEY ("repeats_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_answers_by_place" ON "bank_answers" USING btree ("place_id","uploaded_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "collection_files_by_place" ON "collection_files" USING btree ("place_id","made_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "payment_events_by_payment" ON "payment_events" USING btree ("payment_id","number");--> statement-breakpoint
CREATE INDEX "payments_by_person" ON "payments" USING btree ("user_id","place_id","asked_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "payments_by_place" ON "payments" USING btree ("place_id","state","collect_on","id");--> statement-breakpoint
CREATE INDEX "payments_by_mandate" ON "payments" USING btree ("mandate_id");--> statement-breakpoint
CREATE INDEX "payments_by_file" ON "payments" USING btree ("file_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_automatic" ON "payments" USING btree ("place_id","user_id","due_on") WHERE "payments"."origin" = 'automatic' and "payments"."repeats_id" is null;--> statement-breakpoint
CREATE FUNCTION refuse_change_of_payment_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'steps of payments are appended, never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER payment_events_are_appended BEFORE UPDATE OR DELETE OR TRUNCATE ON "payment_events"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_payment_events();
