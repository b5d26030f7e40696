CREATE TABLE "desk_events" (
	"ticket_id" uuid NOT NULL,
	"id" bigint NOT NULL,
	CONSTRAINT "desk_events_ticket_id_id_pk" PRIMARY KEY("ticket_id","id")
);
--> statement-breakpoint
CREATE TABLE "desk_positions" (
	"desk" text PRIMARY KEY NOT NULL,
	"position" text,
	"since" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ticket_comments" ADD COLUMN "author_name" text;--> statement-breakpoint
ALTER TABLE "ticket_comments" ADD COLUMN "is_at_desk" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "desk_status" text;--> statement-breakpoint
ALTER TABLE "desk_events" ADD CONSTRAINT "desk_events_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."tickets"("id") ON DELETE cascade ON UPDATE no action;