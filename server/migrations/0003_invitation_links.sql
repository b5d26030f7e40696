ALTER TABLE "link_tokens" ADD COLUMN "invitation_id" uuid;--> statement-breakpoint
ALTER TABLE "link_tokens" ADD CONSTRAINT "link_tokens_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "link_tokens_by_invitation" ON "link_tokens" USING btree ("invitation_id");