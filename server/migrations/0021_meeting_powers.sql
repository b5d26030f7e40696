CREATE TABLE "meeting_powers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"meeting_id" uuid NOT NULL,
	"giver_id" uuid NOT NULL,
	"holder_id" uuid NOT NULL,
	"status" text DEFAULT 'offered' NOT NULL,
	"instructions" text,
	"given_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_powers_status_is_known" CHECK ("meeting_powers"."status" in ('offered', 'accepted', 'declined', 'revoked')),
	CONSTRAINT "meeting_powers_have_two_parties" CHECK ("meeting_powers"."giver_id" <> "meeting_powers"."holder_id")
);
--> statement-breakpoint
ALTER TABLE "meeting_powers" ADD CONSTRAINT "meeting_powers_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_powers" ADD CONSTRAINT "meeting_powers_giver_id_users_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_powers" ADD CONSTRAINT "meeting_powers_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_powers_one_valid" ON "meeting_powers" USING btree ("meeting_id","giver_id") WHERE "meeting_powers"."status" in ('offered', 'accepted');--> statement-breakpoint
CREATE INDEX "meeting_powers_by_giver" ON "meeting_powers" USING btree ("giver_id","meeting_id");--> statement-breakpoint
CREATE INDEX "meeting_powers_by_holder" ON "meeting_powers" USING btree ("holder_id","meeting_id");