ALTER TABLE "decisions" ADD COLUMN "told_length" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "decisions" ADD COLUMN "has_live_count" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Open pages have seen these votes.
UPDATE "decisions" SET "told_length" = "log_length";
