CREATE TABLE "exchange_mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"mailed_seq" integer DEFAULT 0 NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "exchange_mails_are_unique" UNIQUE("user_id","type","subject_id"),
	CONSTRAINT "exchange_mails_type_is_known" CHECK ("exchange_mails"."type" in ('conversations', 'post'))
);
--> statement-breakpoint
CREATE TABLE "mail_rhythms" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"rhythm" text NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"is_waiting" boolean DEFAULT false NOT NULL,
	CONSTRAINT "mail_rhythms_rhythm_is_known" CHECK ("mail_rhythms"."rhythm" in ('hourly', 'daily'))
);
--> statement-breakpoint
ALTER TABLE "exchange_mails" ADD CONSTRAINT "exchange_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_rhythms" ADD CONSTRAINT "mail_rhythms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;