CREATE TABLE "link_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"offer" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "link_tokens_kind_is_known" CHECK ("link_tokens"."kind" in ('activation', 'reset', 'unlock'))
);
--> statement-breakpoint
CREATE TABLE "customer_people" (
	"reference" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "customer_people_reference_user_id_pk" PRIMARY KEY("reference","user_id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"reference" text PRIMARY KEY NOT NULL,
	"offer" text NOT NULL,
	"zip_code" text NOT NULL,
	"place_id" uuid NOT NULL,
	"role" text NOT NULL,
	"people_limit" integer NOT NULL,
	CONSTRAINT "customers_people_limit_is_positive" CHECK ("customers"."people_limit" > 0)
);
--> statement-breakpoint
CREATE TABLE "lots" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"building" text NOT NULL,
	"tantiemes" integer NOT NULL,
	"owner_id" uuid,
	CONSTRAINT "lots_number_is_unique" UNIQUE("place_id","number"),
	CONSTRAINT "lots_kind_is_known" CHECK ("lots"."kind" in ('flat', 'shop', 'office', 'cellar', 'parking')),
	CONSTRAINT "lots_tantiemes_are_positive" CHECK ("lots"."tantiemes" > 0 and "lots"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"user_id" uuid NOT NULL,
	"place_id" uuid NOT NULL,
	"role" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_user_id_place_id_role_pk" PRIMARY KEY("user_id","place_id","role")
);
--> statement-breakpoint
CREATE TABLE "places" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer" text NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"zip_code" text NOT NULL,
	"city" text NOT NULL,
	"description" text NOT NULL,
	"buildings_count" integer NOT NULL,
	"main_lots_count" integer NOT NULL,
	"tantiemes_total" integer NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "places_counts_are_positive" CHECK ("places"."buildings_count" > 0 and "places"."main_lots_count" >= 0),
	CONSTRAINT "places_tantiemes_are_positive" CHECK ("places"."tantiemes_total" > 0)
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"subject_id" text NOT NULL,
	"actor_id" uuid,
	"impersonator_id" uuid,
	"offer" text NOT NULL,
	"request_id" text NOT NULL,
	"detail" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_offers" (
	"user_id" uuid NOT NULL,
	"offer" text NOT NULL,
	CONSTRAINT "user_offers_user_id_offer_pk" PRIMARY KEY("user_id","offer"),
	CONSTRAINT "user_offers_offer_is_known" CHECK ("user_offers"."offer" in ('ESE', 'VSY', 'DIR', 'ECO', 'NEUF', 'VQC'))
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"display_name" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"avatar_url" text,
	"phone_number" text,
	"address" text,
	"birth_date" date,
	"locale" text,
	"is_administrator" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_is_lower_case" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_phone_is_e164" CHECK ("users"."phone_number" ~ '^[+][1-9][0-9]{6,14}$')
);
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"parent_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"presented_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"parent_hash" text,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"offer" text NOT NULL,
	"impersonator_id" uuid,
	"parent_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "sessions_impersonation_is_whole" CHECK (("sessions"."impersonator_id" is null) = ("sessions"."parent_id" is null))
);
--> statement-breakpoint
CREATE TABLE "sign_in_tries" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "sign_in_tries_failures_are_positive" CHECK ("sign_in_tries"."failures" > 0)
);
--> statement-breakpoint
CREATE TABLE "terms_versions" (
	"offer" text NOT NULL,
	"locale" text NOT NULL,
	"version" text NOT NULL,
	"published_on" date NOT NULL,
	"articles" jsonb NOT NULL,
	CONSTRAINT "terms_versions_offer_locale_version_pk" PRIMARY KEY("offer","locale","version")
);
--> statement-breakpoint
ALTER TABLE "link_tokens" ADD CONSTRAINT "link_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_people" ADD CONSTRAINT "customer_people_reference_customers_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."customers"("reference") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_people" ADD CONSTRAINT "customer_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_owner" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_offers" ADD CONSTRAINT "user_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonator_id_users_id_fk" FOREIGN KEY ("impersonator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_parent_id_sessions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_tokens_by_user" ON "link_tokens" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "lots_by_owner" ON "lots" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "memberships_by_place" ON "memberships" USING btree ("place_id","role");--> statement-breakpoint
CREATE INDEX "places_by_offer_name" ON "places" USING btree ("offer","name","id");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "used_challenges_by_expiry" ON "used_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "user_offers_by_offer" ON "user_offers" USING btree ("offer","user_id");--> statement-breakpoint
CREATE INDEX "access_tokens_by_session" ON "access_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "access_tokens_by_parent" ON "access_tokens" USING btree ("parent_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "refresh_tokens_by_parent" ON "refresh_tokens" USING btree ("parent_hash");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_parent" ON "sessions" USING btree ("parent_id");