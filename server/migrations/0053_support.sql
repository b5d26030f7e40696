CREATE TABLE "ticket_attachments" (
	"comment_id" uuid NOT NULL,
	"attachment_id" uuid NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"ticket_id" uuid NOT NULL,
	"author_id" uuid,
	"is_from_operator" boolean NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_totals" (
	"offer" text NOT NULL,
	"is_ongoing" boolean NOT NULL,
	"tickets" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ticket_totals_offer_is_ongoing_pk" PRIMARY KEY("offer","is_ongoing")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "tickets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"offer" text NOT NULL,
	"requester_id" uuid NOT NULL,
	"place_id" uuid,
	"subject" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_status_is_known" CHECK ("tickets"."status" in ('new', 'open', 'pending', 'solved', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "ticket_attachments" ADD CONSTRAINT "ticket_attachments_comment_id_ticket_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."ticket_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_attachments" ADD CONSTRAINT "ticket_attachments_attachment_id_attachments_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_comments" ADD CONSTRAINT "ticket_comments_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ticket_comments" ADD CONSTRAINT "ticket_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_attachments_once" ON "ticket_attachments" USING btree ("attachment_id");--> statement-breakpoint
CREATE INDEX "ticket_attachments_by_comment" ON "ticket_attachments" USING btree ("comment_id","position");--> statement-breakpoint
CREATE INDEX "ticket_comments_by_ticket" ON "ticket_comments" USING btree ("ticket_id","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "ticket_comments_by_author" ON "ticket_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "tickets_of_requester" ON "tickets" USING btree ("requester_id","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "tickets_ongoing" ON "tickets" USING btree ("offer","updated_at","id") WHERE "tickets"."status" in ('new', 'open', 'pending');--> statement-breakpoint
CREATE INDEX "tickets_finished" ON "tickets" USING btree ("offer","updated_at","id") WHERE "tickets"."status" in ('solved', 'closed');--> statement-breakpoint
CREATE INDEX "tickets_solved" ON "tickets" USING btree ("updated_at") WHERE "tickets"."status" = 'solved';--> statement-breakpoint
-- The tickets of an offer, counted as they come, change and go.
CREATE FUNCTION "count_tickets"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "ticket_totals" AS totals ("offer", "is_ongoing", "tickets")
			SELECT "offer", "status" IN ('new', 'open', 'pending') AS ongoing, count(*) FROM came GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT ("offer", "is_ongoing") DO UPDATE SET "tickets" = totals."tickets" + excluded."tickets";
	END IF;
	IF TG_OP <> 'INSERT' THEN
		UPDATE "ticket_totals" AS totals SET "tickets" = totals."tickets" - counted.tickets
			FROM (SELECT "offer", "status" IN ('new', 'open', 'pending') AS ongoing, count(*) AS tickets FROM went GROUP BY 1, 2) AS counted
			WHERE counted."offer" = totals."offer" AND counted.ongoing = totals."is_ongoing";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "tickets_came" AFTER INSERT ON "tickets" REFERENCING NEW TABLE AS came
	FOR EACH STATEMENT EXECUTE FUNCTION "count_tickets"();--> statement-breakpoint
CREATE TRIGGER "tickets_changed" AFTER UPDATE ON "tickets" REFERENCING OLD TABLE AS went NEW TABLE AS came
	FOR EACH STATEMENT EXECUTE FUNCTION "count_tickets"();--> statement-breakpoint
CREATE TRIGGER "tickets_went" AFTER DELETE ON "tickets" REFERENCING OLD TABLE AS went
	FOR EACH STATEMENT EXECUTE FUNCTION "count_tickets"();
