DROP INDEX "payments_one_automatic";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "part" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_automatic_by_day" ON "payments" USING btree ("place_id","user_id","due_on","part") WHERE "payments"."origin" = 'automatic' and "payments"."repeats_id" is null;