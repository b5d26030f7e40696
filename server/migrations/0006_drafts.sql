CREATE TABLE "drafts" (
	"user_id" uuid NOT NULL,
	"place_id" uuid NOT NULL,
	"form" text NOT NULL,
	"body" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drafts_user_id_place_id_form_pk" PRIMARY KEY("user_id","place_id","form"),
	CONSTRAINT "drafts_form_is_known" CHECK ("drafts"."form" in ('report'))
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;