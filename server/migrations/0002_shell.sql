CREATE TABLE "account_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"amount" bigint NOT NULL,
	"due_on" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_movements_kind_is_known" CHECK ("account_movements"."kind" in ('call', 'payment')),
	CONSTRAINT "account_movements_amount_is_positive" CHECK ("account_movements"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "distribution_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "distribution_lists_kind_is_unique" UNIQUE("place_id","kind"),
	CONSTRAINT "distribution_lists_kind_is_known" CHECK ("distribution_lists"."kind" in ('everyone', 'coowners', 'council', 'tenants', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"user_id" uuid,
	CONSTRAINT "invitations_email_is_lower_case" CHECK ("invitations"."email" = lower("invitations"."email")),
	CONSTRAINT "invitations_acceptance_is_whole" CHECK (("invitations"."accepted_at" is null) = ("invitations"."user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"place_id" uuid,
	"topic" text NOT NULL,
	"subject_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_events_concern_somebody" CHECK ("live_events"."user_id" is not null or "live_events"."place_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "meetings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"held_at" timestamp with time zone NOT NULL,
	"location" text NOT NULL,
	CONSTRAINT "meetings_kind_is_known" CHECK ("meetings"."kind" in ('ordinary', 'extraordinary'))
);
--> statement-breakpoint
CREATE TABLE "place_actualities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"author" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"place_id" uuid,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"author" text,
	"path" text,
	"is_highlighted" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "agencies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer" text NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"zip_code" text NOT NULL,
	"city" text NOT NULL,
	"phone_number" text NOT NULL,
	"email" text NOT NULL,
	"opening_hours" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fiscal_years" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"is_current" boolean DEFAULT false NOT NULL,
	CONSTRAINT "fiscal_years_start_is_unique" UNIQUE("place_id","starts_on"),
	CONSTRAINT "fiscal_years_end_after_start" CHECK ("fiscal_years"."ends_on" > "fiscal_years"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"reporter_id" uuid,
	"title" text NOT NULL,
	"category" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_category_is_known" CHECK ("reports"."category" between 1 and 7),
	CONSTRAINT "reports_kind_is_known" CHECK ("reports"."kind" in ('emergency', 'dysfunctional')),
	CONSTRAINT "reports_status_is_known" CHECK ("reports"."status" in ('opened', 'acknowledged', 'resolved'))
);
--> statement-breakpoint
CREATE TABLE "deletion_requests" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailing_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"calls_for_funds" text NOT NULL,
	"general_meetings" text NOT NULL,
	"other_letters" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mailing_preferences_channel_is_known" CHECK (array["mailing_preferences"."calls_for_funds", "mailing_preferences"."general_meetings", "mailing_preferences"."other_letters"] <@ array['paper', 'electronic'])
);
--> statement-breakpoint
CREATE TABLE "notification_switches" (
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_switches_user_id_topic_channel_pk" PRIMARY KEY("user_id","topic","channel"),
	CONSTRAINT "notification_switches_channel_is_known" CHECK ("notification_switches"."channel" in ('email', 'push'))
);
--> statement-breakpoint
CREATE TABLE "privacy_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"address" text NOT NULL,
	"birth_date" text NOT NULL,
	"messages_from" text NOT NULL,
	CONSTRAINT "privacy_settings_visibility_is_known" CHECK (array["privacy_settings"."email", "privacy_settings"."phone_number", "privacy_settings"."address", "privacy_settings"."birth_date"] <@ array['private', 'public']),
	CONSTRAINT "privacy_settings_senders_are_known" CHECK ("privacy_settings"."messages_from" in ('all_contacts', 'coowners_lessors', 'board_members', 'tenants'))
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "display_name" text;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "agency_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "account_movements" ADD CONSTRAINT "account_movements_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_movements" ADD CONSTRAINT "account_movements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "distribution_lists" ADD CONSTRAINT "distribution_lists_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "place_actualities" ADD CONSTRAINT "place_actualities_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fiscal_years" ADD CONSTRAINT "fiscal_years_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailing_preferences" ADD CONSTRAINT "mailing_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_switches" ADD CONSTRAINT "notification_switches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_settings" ADD CONSTRAINT "privacy_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_movements_by_person" ON "account_movements" USING btree ("user_id","place_id","due_on");--> statement-breakpoint
CREATE INDEX "invitations_by_place" ON "invitations" USING btree ("place_id","created_at");--> statement-breakpoint
CREATE INDEX "invitations_by_email" ON "invitations" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_one_pending" ON "invitations" USING btree ("place_id","email","role") WHERE "invitations"."accepted_at" is null;--> statement-breakpoint
CREATE INDEX "live_events_by_age" ON "live_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "meetings_by_place" ON "meetings" USING btree ("place_id","held_at");--> statement-breakpoint
CREATE INDEX "place_actualities_by_place" ON "place_actualities" USING btree ("place_id","published_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "notifications_by_person" ON "notifications" USING btree ("user_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "notifications_by_place" ON "notifications" USING btree ("user_id","place_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "fiscal_years_one_current" ON "fiscal_years" USING btree ("place_id") WHERE "fiscal_years"."is_current";--> statement-breakpoint
CREATE INDEX "reports_by_place" ON "reports" USING btree ("place_id","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_agency_id_agencies_id_fk" FOREIGN KEY ("agency_id") REFERENCES "public"."agencies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_one_default" ON "memberships" USING btree ("user_id","place_id") WHERE "memberships"."is_default";--> statement-breakpoint
CREATE INDEX "places_by_words" ON "places" USING gin (to_tsvector('simple', "search_text"));--> statement-breakpoint
CREATE INDEX "users_by_words" ON "users" USING gin (to_tsvector('simple', "search_text"));--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_id_unique" UNIQUE("id");--> statement-breakpoint
UPDATE "users" SET "search_text" = lower("display_name");
