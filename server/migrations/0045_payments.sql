CREATE TABLE "refund_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"message_id" text NOT NULL,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"count" integer NOT NULL,
	"amount" bigint NOT NULL,
	"execute_on" date NOT NULL,
	"hash" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"made_by" uuid,
	"handed_out_at" timestamp with time zone,
	"handed_out_by" uuid,
	CONSTRAINT "refund_files_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "refund_files_numbers" UNIQUE("place_id","number"),
	CONSTRAINT "refund_files_state_is_known" CHECK ("refund_files"."state" in ('made', 'handedOut', 'cancelled')),
	CONSTRAINT "refund_files_hand_out" CHECK (("refund_files"."state" = 'handedOut') = ("refund_files"."handed_out_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "mandates" DROP CONSTRAINT "mandates_suspension_is_known";--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "block_id" text;--> statement-breakpoint
ALTER TABLE "refund_files" ADD CONSTRAINT "refund_files_place_id_creditors_place_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."creditors"("place_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_files" ADD CONSTRAINT "refund_files_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_files" ADD CONSTRAINT "refund_files_handed_out_by_users_id_fk" FOREIGN KEY ("handed_out_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_files_by_place" ON "refund_files" USING btree ("place_id","made_at" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_file_id_refund_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."refund_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refunds_by_file" ON "refunds" USING btree ("file_id","id");--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_suspension_is_known" CHECK ("mandates"."suspension" in ('opposed', 'unusable', 'expired'));--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_in_a_file_name_it" CHECK ("refunds"."state" <> 'inFile' or "refunds"."file_id" is not null);