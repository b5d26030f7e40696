CREATE TABLE "calendar_feeds" (
	"user_id" uuid NOT NULL,
	"offer" text NOT NULL,
	"token_hash" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_user_id_offer_pk" PRIMARY KEY("user_id","offer"),
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "ballot_log" (
	"decision_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"commitment" text NOT NULL,
	"replaces" integer,
	"cast_at" timestamp with time zone NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "ballot_log_decision_id_sequence_pk" PRIMARY KEY("decision_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "decision_attachments" (
	"decision_id" uuid NOT NULL,
	"attachment_id" uuid NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decision_lots" (
	"decision_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"owner_id" uuid,
	"tantiemes" integer NOT NULL,
	"shares" integer NOT NULL,
	"cents" bigint,
	CONSTRAINT "decision_lots_decision_id_lot_id_pk" PRIMARY KEY("decision_id","lot_id"),
	CONSTRAINT "decision_lots_shares_are_whole" CHECK ("decision_lots"."tantiemes" > 0 and "decision_lots"."shares" >= 0)
);
--> statement-breakpoint
CREATE TABLE "decision_reminders" (
	"decision_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"days_before" smallint NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "decision_reminders_decision_id_user_id_days_before_pk" PRIMARY KEY("decision_id","user_id","days_before"),
	CONSTRAINT "decision_reminders_days_are_positive" CHECK ("decision_reminders"."days_before" > 0)
);
--> statement-breakpoint
CREATE TABLE "decision_voters" (
	"decision_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"votes" integer NOT NULL,
	"tantiemes" integer NOT NULL,
	"cents" bigint,
	CONSTRAINT "decision_voters_decision_id_user_id_pk" PRIMARY KEY("decision_id","user_id"),
	CONSTRAINT "decision_voters_votes_are_positive" CHECK ("decision_voters"."votes" > 0 and "decision_voters"."tantiemes" > 0)
);
--> statement-breakpoint
CREATE TABLE "decision_votes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"decision_id" uuid NOT NULL,
	"voter_id" uuid NOT NULL,
	"choice" text NOT NULL,
	"votes" integer NOT NULL,
	"way" text NOT NULL,
	"cast_by" uuid NOT NULL,
	"cast_at" timestamp with time zone NOT NULL,
	"sequence" integer NOT NULL,
	"secret" text NOT NULL,
	"ballot_id" uuid,
	"is_current" boolean DEFAULT true NOT NULL,
	CONSTRAINT "decision_votes_sequence_is_unique" UNIQUE("decision_id","sequence"),
	CONSTRAINT "decision_votes_choice_is_known" CHECK ("decision_votes"."choice" in ('for', 'against', 'abstain')),
	CONSTRAINT "decision_votes_way_is_known" CHECK ("decision_votes"."way" in ('own', 'proxy')),
	CONSTRAINT "decision_votes_own_is_own" CHECK (("decision_votes"."way" = 'own') = ("decision_votes"."voter_id" = "decision_votes"."cast_by")),
	CONSTRAINT "decision_votes_proxy_has_ballot" CHECK (("decision_votes"."way" = 'proxy') = ("decision_votes"."ballot_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"project" text,
	"search_text" text DEFAULT '' NOT NULL,
	"life" text DEFAULT 'open' NOT NULL,
	"life_before" text DEFAULT 'open' NOT NULL,
	"rule" text NOT NULL,
	"key_id" uuid,
	"key_name" text,
	"key_total" integer NOT NULL,
	"project_cents" bigint,
	"author_id" uuid,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"president_answer" text,
	"meeting_id" uuid,
	"log_length" integer DEFAULT 0 NOT NULL,
	"log_head" text NOT NULL,
	CONSTRAINT "decisions_life_is_known" CHECK ("decisions"."life" in ('open', 'pastDate', 'accepted', 'discarded', 'awaitingRequalification', 'requalified', 'concluded')),
	CONSTRAINT "decisions_life_before_is_known" CHECK ("decisions"."life_before" in ('open', 'discarded')),
	CONSTRAINT "decisions_total_is_positive" CHECK ("decisions"."key_total" > 0 and "decisions"."log_length" >= 0),
	CONSTRAINT "decisions_cents_are_positive" CHECK ("decisions"."project_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "meeting_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"decision_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"message" text,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "proxy_exclusions" (
	"place_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "proxy_exclusions_place_id_user_id_pk" PRIMARY KEY("place_id","user_id"),
	CONSTRAINT "proxy_exclusions_reason_is_known" CHECK ("proxy_exclusions"."reason" in ('partner', 'relative'))
);
--> statement-breakpoint
CREATE TABLE "repartition_key_lots" (
	"key_id" uuid NOT NULL,
	"lot_id" uuid NOT NULL,
	"shares" integer NOT NULL,
	CONSTRAINT "repartition_key_lots_key_id_lot_id_pk" PRIMARY KEY("key_id","lot_id"),
	CONSTRAINT "repartition_key_lots_shares_are_positive" CHECK ("repartition_key_lots"."shares" > 0)
);
--> statement-breakpoint
CREATE TABLE "repartition_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "repartition_keys_name_is_unique" UNIQUE("place_id","name")
);
--> statement-breakpoint
CREATE TABLE "meeting_attendances" (
	"meeting_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"attendance" text NOT NULL,
	"votes" integer NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meeting_attendances_meeting_id_user_id_pk" PRIMARY KEY("meeting_id","user_id"),
	CONSTRAINT "meeting_attendances_attendance_is_known" CHECK ("meeting_attendances"."attendance" in ('present', 'represented', 'correspondence', 'absent')),
	CONSTRAINT "meeting_attendances_votes_are_positive" CHECK ("meeting_attendances"."votes" > 0)
);
--> statement-breakpoint
CREATE TABLE "confirmations" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "minutes_notified_on" date;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ballot_log" ADD CONSTRAINT "ballot_log_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_attachments" ADD CONSTRAINT "decision_attachments_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_attachments" ADD CONSTRAINT "decision_attachments_attachment_id_attachments_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_lots" ADD CONSTRAINT "decision_lots_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_lots" ADD CONSTRAINT "decision_lots_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_lots" ADD CONSTRAINT "decision_lots_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_reminders" ADD CONSTRAINT "decision_reminders_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_reminders" ADD CONSTRAINT "decision_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_voters" ADD CONSTRAINT "decision_voters_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_voters" ADD CONSTRAINT "decision_voters_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_votes" ADD CONSTRAINT "decision_votes_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_votes" ADD CONSTRAINT "decision_votes_voter_id_users_id_fk" FOREIGN KEY ("voter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_votes" ADD CONSTRAINT "decision_votes_cast_by_users_id_fk" FOREIGN KEY ("cast_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_votes" ADD CONSTRAINT "decision_votes_ballot_id_attachments_id_fk" FOREIGN KEY ("ballot_id") REFERENCES "public"."attachments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_key_id_repartition_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."repartition_keys"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decisions" ADD CONSTRAINT "decisions_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_requests" ADD CONSTRAINT "meeting_requests_decision_id_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_requests" ADD CONSTRAINT "meeting_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proxy_exclusions" ADD CONSTRAINT "proxy_exclusions_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proxy_exclusions" ADD CONSTRAINT "proxy_exclusions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repartition_key_lots" ADD CONSTRAINT "repartition_key_lots_key_id_repartition_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."repartition_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repartition_key_lots" ADD CONSTRAINT "repartition_key_lots_lot_id_lots_id_fk" FOREIGN KEY ("lot_id") REFERENCES "public"."lots"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repartition_keys" ADD CONSTRAINT "repartition_keys_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_attendances" ADD CONSTRAINT "meeting_attendances_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_attendances" ADD CONSTRAINT "meeting_attendances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "confirmations" ADD CONSTRAINT "confirmations_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "decision_attachments_once" ON "decision_attachments" USING btree ("attachment_id");--> statement-breakpoint
CREATE INDEX "decision_attachments_by_decision" ON "decision_attachments" USING btree ("decision_id","position");--> statement-breakpoint
CREATE INDEX "decision_lots_by_owner" ON "decision_lots" USING btree ("owner_id","decision_id");--> statement-breakpoint
CREATE INDEX "decision_reminders_by_person" ON "decision_reminders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "decision_voters_by_person" ON "decision_voters" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "decision_votes_one_counts" ON "decision_votes" USING btree ("decision_id","voter_id") WHERE "decision_votes"."is_current";--> statement-breakpoint
CREATE INDEX "decision_votes_by_voter" ON "decision_votes" USING btree ("voter_id");--> statement-breakpoint
CREATE INDEX "decision_votes_by_holder" ON "decision_votes" USING btree ("cast_by","decision_id");--> statement-breakpoint
CREATE UNIQUE INDEX "decision_votes_ballot_once" ON "decision_votes" USING btree ("ballot_id") WHERE "decision_votes"."is_current" and "decision_votes"."ballot_id" is not null;--> statement-breakpoint
CREATE INDEX "decisions_by_place" ON "decisions" USING btree ("place_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "decisions_due" ON "decisions" USING btree ("due_at") WHERE "decisions"."life" = 'open';--> statement-breakpoint
CREATE INDEX "decisions_by_words" ON "decisions" USING gin (to_tsvector('simple', translate("search_text", './-+_@:&<~=?#%', '              ')));--> statement-breakpoint
CREATE UNIQUE INDEX "meeting_requests_one_open" ON "meeting_requests" USING btree ("decision_id","user_id") WHERE "meeting_requests"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "meeting_requests_by_person" ON "meeting_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "proxy_exclusions_by_person" ON "proxy_exclusions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meeting_attendances_by_person" ON "meeting_attendances" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "confirmations_by_person" ON "confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "confirmations_by_session" ON "confirmations" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "confirmations_by_age" ON "confirmations" USING btree ("expires_at");--> statement-breakpoint
CREATE FUNCTION refuse_change_of_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ballot log is appended, never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER ballot_log_is_appended BEFORE UPDATE OR DELETE OR TRUNCATE ON "ballot_log"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_log();
