CREATE TABLE "creditors" (
	"place_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"identifier" text NOT NULL,
	"bank_account" text NOT NULL,
	"account_sealed" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mandates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"rum" text NOT NULL,
	"kind" text NOT NULL,
	"owner_name" text NOT NULL,
	"address" jsonb NOT NULL,
	"account_sealed" text NOT NULL,
	"account_shown" text NOT NULL,
	"account_print" text NOT NULL,
	"mobile" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone,
	"last_used_on" date,
	"suspension" text,
	"ended_at" timestamp with time zone,
	"ended_because" text,
	"replaces_id" uuid,
	"paper_key" text,
	CONSTRAINT "mandates_rum_unique" UNIQUE("rum"),
	CONSTRAINT "mandates_kind_is_known" CHECK ("mandates"."kind" in ('manual', 'auto', 'auto_usual')),
	CONSTRAINT "mandates_suspension_is_known" CHECK ("mandates"."suspension" in ('opposed', 'expired')),
	CONSTRAINT "mandates_end_has_a_reason" CHECK (("mandates"."ended_at" is null) = ("mandates"."ended_because" is null))
);
--> statement-breakpoint
CREATE TABLE "signature_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mandate_id" uuid NOT NULL,
	"print" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "signature_evidence" (
	"number" bigserial PRIMARY KEY NOT NULL,
	"mandate_id" uuid NOT NULL,
	"place_id" uuid NOT NULL,
	"facts" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "signature_evidence_is_one_chain" UNIQUE("place_id","previous_hash")
);
--> statement-breakpoint
ALTER TABLE "creditors" ADD CONSTRAINT "creditors_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_place_id_creditors_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."creditors"("place_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_replaces_id_mandates_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."mandates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_codes" ADD CONSTRAINT "signature_codes_mandate_id_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mandates_one_unsigned" ON "mandates" USING btree ("place_id","user_id") WHERE "mandates"."ended_at" is null and "mandates"."signed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "mandates_one_in_force" ON "mandates" USING btree ("place_id","user_id") WHERE "mandates"."ended_at" is null and "mandates"."signed_at" is not null;--> statement-breakpoint
CREATE INDEX "mandates_by_account" ON "mandates" USING btree ("place_id","account_print");--> statement-breakpoint
CREATE INDEX "mandates_by_person" ON "mandates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "signature_codes_by_mandate" ON "signature_codes" USING btree ("mandate_id","sent_at");--> statement-breakpoint
CREATE INDEX "signature_evidence_by_mandate" ON "signature_evidence" USING btree ("mandate_id");--> statement-breakpoint
CREATE FUNCTION refuse_change_of_evidence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'evidence of signatures is appended, never changed';
END $$;--> statement-breakpoint
CREATE TRIGGER signature_evidence_is_appended BEFORE UPDATE OR DELETE OR TRUNCATE ON "signature_evidence"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_evidence();
