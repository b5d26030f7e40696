CREATE TABLE "signature_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signature_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mandate_id" uuid NOT NULL,
	"offer" text NOT NULL,
	"locale" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"content" text NOT NULL,
	"sent_hash" text NOT NULL,
	"sent_size" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"asker" jsonb NOT NULL,
	CONSTRAINT "signature_requests_state_is_known" CHECK ("signature_requests"."state" in ('open', 'signed', 'refused', 'expired', 'void'))
);
--> statement-breakpoint
ALTER TABLE "signature_requests" ADD CONSTRAINT "signature_requests_mandate_id_mandates_id_fk" FOREIGN KEY ("mandate_id") REFERENCES "public"."mandates"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "signature_requests_one_open" ON "signature_requests" USING btree ("mandate_id") WHERE "signature_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "signature_requests_by_mandate" ON "signature_requests" USING btree ("mandate_id","asked_at");