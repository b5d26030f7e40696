ALTER TABLE "lots" ADD COLUMN "identity_id" uuid;--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_identity_id_memberships_id_fk" FOREIGN KEY ("identity_id") REFERENCES "public"."memberships"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lots_by_identity" ON "lots" USING btree ("identity_id") WHERE "lots"."identity_id" is not null;