CREATE TABLE "refund_events" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"refund_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"actor_id" uuid,
	"at" timestamp with time zone NOT NULL,
	"day" date,
	CONSTRAINT "refund_events_source_is_known" CHECK ("refund_events"."source" in ('owner', 'manager', 'bank', 'portal'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"promised_by" date NOT NULL,
	"account_sealed" text NOT NULL,
	"account_shown" text NOT NULL,
	"holder" text NOT NULL,
	"end_to_end_id" text NOT NULL,
	"approved_by" uuid,
	"confirmed_by" uuid,
	"declined_because" text,
	"is_handed_out" boolean DEFAULT false NOT NULL,
	"bank_code" text,
	"transferred_on" date,
	"entry_id" uuid,
	CONSTRAINT "refunds_end_to_end_id_unique" UNIQUE("end_to_end_id"),
	CONSTRAINT "refunds_entry_id_unique" UNIQUE("entry_id"),
	CONSTRAINT "refunds_state_is_known" CHECK ("refunds"."state" in ('asked', 'approved', 'confirmed', 'inFile', 'booked', 'declined', 'withdrawn', 'refused')),
	CONSTRAINT "refunds_are_worth_something" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_need_two_people" CHECK ("refunds"."confirmed_by" is null or ("refunds"."approved_by" is not null and "refunds"."confirmed_by" <> "refunds"."approved_by")),
	CONSTRAINT "refunds_are_not_decided_by_their_owner" CHECK ("refunds"."user_id" is distinct from "refunds"."approved_by" and "refunds"."user_id" is distinct from "refunds"."confirmed_by"),
	CONSTRAINT "refunds_leave_once_confirmed" CHECK ("refunds"."state" not in ('confirmed', 'inFile', 'booked') or "refunds"."confirmed_by" is not null)
);
--> statement-breakpoint
ALTER TABLE "refund_events" ADD CONSTRAINT "refund_events_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_events" ADD CONSTRAINT "refund_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_place_id_creditors_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."creditors"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_approved_by_users_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_events_by_refund" ON "refund_events" USING btree ("refund_id","number");--> statement-breakpoint
CREATE INDEX "refunds_by_person" ON "refunds" USING btree ("user_id","place_id","asked_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "refunds_by_place" ON "refunds" USING btree ("place_id","state","promised_by","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_open" ON "refunds" USING btree ("place_id","user_id") WHERE "refunds"."state" in ('asked', 'approved', 'confirmed', 'inFile');--> statement-breakpoint
CREATE FUNCTION refuse_change_of_refund_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'steps of refunds are appended, never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER refund_events_are_appended BEFORE UPDATE OR DELETE OR TRUNCATE ON "refund_events"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_refund_events();
