CREATE TABLE "call_parts" (
	"call_id" uuid NOT NULL,
	"key_id" uuid,
	"explanation" jsonb NOT NULL,
	"whole" bigint NOT NULL,
	"left_cents" integer NOT NULL,
	CONSTRAINT "call_parts_are_unique" UNIQUE NULLS NOT DISTINCT("call_id","key_id")
);
--> statement-breakpoint
ALTER TABLE "call_shares" ADD COLUMN "weight" integer;--> statement-breakpoint
ALTER TABLE "call_shares" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "call_parts" ADD CONSTRAINT "call_parts_call_id_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "call_parts" ADD CONSTRAINT "call_parts_key_id_repartition_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."repartition_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Every lot of a key has stored the same explanation of the whole.
INSERT INTO "call_parts" ("call_id", "key_id", "explanation", "whole", "left_cents")
	SELECT DISTINCT ON ("call_id", "key_id") "call_id", "key_id", "explanation" -> 'of', ("explanation" ->> 'whole')::bigint, ("explanation" ->> 'leftCents')::integer
	FROM "call_shares" ORDER BY "call_id", "key_id";--> statement-breakpoint
UPDATE "call_shares" SET "weight" = ("explanation" ->> 'weight')::integer, "place" = ("explanation" ->> 'place')::integer;--> statement-breakpoint
ALTER TABLE "call_shares" ALTER COLUMN "weight" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "call_shares" DROP COLUMN "explanation";
