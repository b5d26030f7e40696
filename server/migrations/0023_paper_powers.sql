CREATE TABLE "paper_openings" (
	"vote_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "paper_openings_vote_id_user_id_pk" PRIMARY KEY("vote_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "vote_acts" (
	"decision_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"vote_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"reason" text,
	"secret" text NOT NULL,
	CONSTRAINT "vote_acts_decision_id_sequence_pk" PRIMARY KEY("decision_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "ballot_log" ADD COLUMN "kind" text DEFAULT 'vote' NOT NULL;--> statement-breakpoint
ALTER TABLE "ballot_log" ADD COLUMN "about" integer;--> statement-breakpoint
ALTER TABLE "paper_openings" ADD CONSTRAINT "paper_openings_vote_id_decision_votes_id_fk" FOREIGN KEY ("vote_id") REFERENCES "public"."decision_votes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_openings" ADD CONSTRAINT "paper_openings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_acts" ADD CONSTRAINT "vote_acts_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_acts" ADD CONSTRAINT "vote_acts_vote_id_decision_votes_id_fk" FOREIGN KEY ("vote_id") REFERENCES "public"."decision_votes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vote_acts" ADD CONSTRAINT "vote_acts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_openings_by_user" ON "paper_openings" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "vote_acts_by_vote" ON "vote_acts" USING btree ("vote_id","sequence");--> statement-breakpoint
CREATE INDEX "vote_acts_by_actor" ON "vote_acts" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "ballot_log_about" ON "ballot_log" USING btree ("decision_id","about","sequence") WHERE "ballot_log"."about" is not null;--> statement-breakpoint
ALTER TABLE "ballot_log" ADD CONSTRAINT "ballot_log_kind_is_known" CHECK ("ballot_log"."kind" in ('vote', 'paper', 'contest', 'confirmation', 'refusal'));--> statement-breakpoint
ALTER TABLE "ballot_log" ADD CONSTRAINT "ballot_log_act_is_about_vote" CHECK (("ballot_log"."about" is null) = ("ballot_log"."kind" in ('vote', 'paper')));--> statement-breakpoint
ALTER TABLE "ballot_log" ADD CONSTRAINT "ballot_log_about_is_earlier" CHECK ("ballot_log"."about" < "ballot_log"."sequence");--> statement-breakpoint
CREATE TRIGGER vote_acts_are_appended BEFORE UPDATE OR DELETE OR TRUNCATE ON "vote_acts"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_log();
