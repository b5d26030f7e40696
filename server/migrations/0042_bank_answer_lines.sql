ALTER TABLE "bank_answer_lines" ADD COLUMN "life" text;--> statement-breakpoint
ALTER TABLE "bank_answer_lines" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_answer_lines" ADD COLUMN "settled_by" uuid;--> statement-breakpoint
ALTER TABLE "bank_answer_lines" ADD CONSTRAINT "bank_answer_lines_settled_by_users_id_fk" FOREIGN KEY ("settled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_answer_lines" ADD CONSTRAINT "bank_answer_lines_life_is_known" CHECK ("bank_answer_lines"."life" in ('waiting', 'suspended', 'assigned', 'dismissed'));