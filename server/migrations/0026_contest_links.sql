CREATE TABLE "contest_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"vote_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "contest_links" ADD CONSTRAINT "contest_links_vote_id_decision_votes_id_fk" FOREIGN KEY ("vote_id") REFERENCES "public"."decision_votes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contest_links_by_vote" ON "contest_links" USING btree ("vote_id");