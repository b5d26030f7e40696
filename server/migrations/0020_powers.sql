CREATE TABLE "powers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"decision_id" uuid NOT NULL,
	"giver_id" uuid NOT NULL,
	"holder_id" uuid NOT NULL,
	"status" text DEFAULT 'offered' NOT NULL,
	"instructions" text,
	"given_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "powers_status_is_known" CHECK ("powers"."status" in ('offered', 'accepted', 'declined', 'revoked', 'used')),
	CONSTRAINT "powers_have_two_parties" CHECK ("powers"."giver_id" <> "powers"."holder_id")
);
--> statement-breakpoint
ALTER TABLE "decision_votes" DROP CONSTRAINT "decision_votes_proxy_has_ballot";--> statement-breakpoint
ALTER TABLE "decision_votes" ADD COLUMN "power_id" uuid;--> statement-breakpoint
ALTER TABLE "powers" ADD CONSTRAINT "powers_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "powers" ADD CONSTRAINT "powers_giver_id_users_id_fk" FOREIGN KEY ("giver_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "powers" ADD CONSTRAINT "powers_holder_id_users_id_fk" FOREIGN KEY ("holder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "powers_one_valid" ON "powers" USING btree ("decision_id","giver_id") WHERE "powers"."status" in ('offered', 'accepted');--> statement-breakpoint
CREATE INDEX "powers_by_giver" ON "powers" USING btree ("giver_id","decision_id");--> statement-breakpoint
CREATE INDEX "powers_by_holder" ON "powers" USING btree ("holder_id","decision_id");--> statement-breakpoint
ALTER TABLE "decision_votes" ADD CONSTRAINT "decision_votes_power_id_powers_id_fk" FOREIGN KEY ("power_id") REFERENCES "public"."powers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "decision_votes_power_once" ON "decision_votes" USING btree ("power_id") WHERE "decision_votes"."is_current" and "decision_votes"."power_id" is not null;--> statement-breakpoint
ALTER TABLE "decision_votes" ADD CONSTRAINT "decision_votes_proxy_has_power" CHECK (num_nonnulls("decision_votes"."ballot_id", "decision_votes"."power_id") = case when "decision_votes"."way" = 'proxy' then 1 else 0 end);