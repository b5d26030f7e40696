CREATE TABLE "conversation_entities" (
	"conversation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "conversation_entities_conversation_id_kind_entity_id_pk" PRIMARY KEY("conversation_id","kind","entity_id"),
	CONSTRAINT "conversation_entities_kind_is_known" CHECK ("conversation_entities"."kind" in ('report', 'decision', 'equipment', 'entry'))
);
--> statement-breakpoint
CREATE TABLE "conversation_lists" (
	"conversation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	CONSTRAINT "conversation_lists_conversation_id_kind_pk" PRIMARY KEY("conversation_id","kind")
);
--> statement-breakpoint
CREATE TABLE "conversation_members" (
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"place_id" uuid NOT NULL,
	"by_list" text,
	"first_seq" integer NOT NULL,
	"last_seq" integer NOT NULL,
	"last_read_seq" integer DEFAULT 0 NOT NULL,
	"unread_count" integer DEFAULT 0 NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"left_at" timestamp with time zone,
	"joined_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversation_members_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "conversation_queue_totals" (
	"place_id" uuid PRIMARY KEY NOT NULL,
	"waiting" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_totals" (
	"user_id" uuid NOT NULL,
	"place_id" uuid NOT NULL,
	"current" integer DEFAULT 0 NOT NULL,
	"archived" integer DEFAULT 0 NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "conversation_totals_are_unique" UNIQUE("user_id","place_id")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"creator_id" uuid,
	"name" text NOT NULL,
	"is_to_manager" boolean DEFAULT false NOT NULL,
	"assignee_id" uuid,
	"waiting_since" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"members_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_waiting_for_manager" CHECK ("conversations"."waiting_since" is null or "conversations"."is_to_manager")
);
--> statement-breakpoint
CREATE TABLE "message_attachments" (
	"message_id" uuid NOT NULL,
	"attachment_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "message_attachments_message_id_position_pk" PRIMARY KEY("message_id","position")
);
--> statement-breakpoint
CREATE TABLE "message_blocks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"blocked_at" timestamp with time zone NOT NULL,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"author_id" uuid,
	"is_from_staff" boolean DEFAULT false NOT NULL,
	"body" text NOT NULL,
	"stems" "tsvector" NOT NULL,
	"reached_count" integer NOT NULL,
	"reached_lists" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "messages_number_is_unique" UNIQUE("conversation_id","seq")
);
--> statement-breakpoint
ALTER TABLE "conversation_entities" ADD CONSTRAINT "conversation_entities_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_lists" ADD CONSTRAINT "conversation_lists_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_queue_totals" ADD CONSTRAINT "conversation_queue_totals_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_totals" ADD CONSTRAINT "conversation_totals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_totals" ADD CONSTRAINT "conversation_totals_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_attachment_id_attachments_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_blocks" ADD CONSTRAINT "message_blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_members_by_person" ON "conversation_members" USING btree ("user_id","place_id","is_archived","updated_at" DESC NULLS FIRST,"conversation_id") WHERE "conversation_members"."left_at" is null;--> statement-breakpoint
CREATE INDEX "conversation_members_unread" ON "conversation_members" USING btree ("user_id","place_id","is_archived","updated_at" DESC NULLS FIRST,"conversation_id") WHERE "conversation_members"."left_at" is null and "conversation_members"."unread_count" > 0;--> statement-breakpoint
CREATE INDEX "conversation_members_by_place" ON "conversation_members" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "conversations_by_place" ON "conversations" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "conversations_by_creator" ON "conversations" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "conversations_by_assignee" ON "conversations" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("place_id","waiting_since","id") WHERE "conversations"."waiting_since" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "message_attachments_once" ON "message_attachments" USING btree ("attachment_id");--> statement-breakpoint
CREATE INDEX "message_blocks_by_people" ON "message_blocks" USING btree ("blocker_id","blocked_id");--> statement-breakpoint
CREATE INDEX "message_blocks_by_blocked" ON "message_blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_blocks_one_holds" ON "message_blocks" USING btree ("blocker_id","blocked_id") WHERE "message_blocks"."lifted_at" is null;--> statement-breakpoint
CREATE INDEX "messages_by_author" ON "messages" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "messages_by_words" ON "messages" USING gin ("stems");--> statement-breakpoint
-- All of a statement at once, people locked in one order, and only totals that change.
CREATE FUNCTION "count_members_that_came"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "conversation_totals" AS totals ("user_id", "place_id", "current", "archived", "unread")
		SELECT "user_id", "place_id", count(*) FILTER (WHERE NOT "is_archived"), count(*) FILTER (WHERE "is_archived"),
			count(*) FILTER (WHERE NOT "is_archived" AND "unread_count" > 0)
		FROM came WHERE "left_at" IS NULL GROUP BY 1, 2 ORDER BY 1, 2
	ON CONFLICT ("user_id", "place_id") DO UPDATE SET "current" = totals."current" + excluded."current",
		"archived" = totals."archived" + excluded."archived", "unread" = totals."unread" + excluded."unread";
	UPDATE "conversations" SET "members_count" = "members_count" + counted.members
		FROM (SELECT "conversation_id", count(*) AS members FROM came WHERE "left_at" IS NULL GROUP BY 1) AS counted
		WHERE "id" = counted."conversation_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "conversation_members_came" AFTER INSERT ON "conversation_members" REFERENCING NEW TABLE AS came
	FOR EACH STATEMENT EXECUTE FUNCTION "count_members_that_came"();--> statement-breakpoint
CREATE FUNCTION "count_members_that_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "conversation_totals" AS totals ("user_id", "place_id", "current", "archived", "unread")
		SELECT "user_id", "place_id", coalesce(sum("sign") FILTER (WHERE NOT "is_archived"), 0),
			coalesce(sum("sign") FILTER (WHERE "is_archived"), 0),
			coalesce(sum("sign") FILTER (WHERE NOT "is_archived" AND "unread_count" > 0), 0)
		FROM (SELECT 1 AS "sign", came.* FROM came UNION ALL SELECT -1, went.* FROM went) AS both_ways
		WHERE "left_at" IS NULL GROUP BY 1, 2
		HAVING coalesce(sum("sign") FILTER (WHERE NOT "is_archived"), 0) <> 0
			OR coalesce(sum("sign") FILTER (WHERE "is_archived"), 0) <> 0
			OR coalesce(sum("sign") FILTER (WHERE NOT "is_archived" AND "unread_count" > 0), 0) <> 0
		ORDER BY 1, 2
	ON CONFLICT ("user_id", "place_id") DO UPDATE SET "current" = totals."current" + excluded."current",
		"archived" = totals."archived" + excluded."archived", "unread" = totals."unread" + excluded."unread";
	UPDATE "conversations" SET "members_count" = "members_count" + counted.members
		FROM (
			SELECT "conversation_id", sum("sign") AS members
			FROM (SELECT 1 AS "sign", came.* FROM came UNION ALL SELECT -1, went.* FROM went) AS both_ways
			WHERE "left_at" IS NULL GROUP BY 1 HAVING sum("sign") <> 0
		) AS counted
		WHERE "id" = counted."conversation_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "conversation_members_changed" AFTER UPDATE ON "conversation_members"
	REFERENCING NEW TABLE AS came OLD TABLE AS went
	FOR EACH STATEMENT EXECUTE FUNCTION "count_members_that_changed"();--> statement-breakpoint
-- With their person or their place, the total may have gone before.
CREATE FUNCTION "count_members_that_went"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "conversation_totals" AS totals SET "current" = totals."current" - counted.current,
		"archived" = totals."archived" - counted.archived, "unread" = totals."unread" - counted.unread
		FROM (
			SELECT "user_id", "place_id", count(*) FILTER (WHERE NOT "is_archived") AS current,
				count(*) FILTER (WHERE "is_archived") AS archived,
				count(*) FILTER (WHERE NOT "is_archived" AND "unread_count" > 0) AS unread
			FROM went WHERE "left_at" IS NULL GROUP BY 1, 2
		) AS counted
		WHERE counted."user_id" = totals."user_id" AND counted."place_id" = totals."place_id";
	UPDATE "conversations" SET "members_count" = "members_count" - counted.members
		FROM (SELECT "conversation_id", count(*) AS members FROM went WHERE "left_at" IS NULL GROUP BY 1) AS counted
		WHERE "id" = counted."conversation_id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "conversation_members_went" AFTER DELETE ON "conversation_members" REFERENCING OLD TABLE AS went
	FOR EACH STATEMENT EXECUTE FUNCTION "count_members_that_went"();--> statement-breakpoint
CREATE FUNCTION "count_waiting_conversation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO "conversation_queue_totals" AS totals ("place_id", "waiting")
			VALUES (NEW."place_id", CASE WHEN NEW."waiting_since" IS NULL THEN -1 ELSE 1 END)
		ON CONFLICT ("place_id") DO UPDATE SET "waiting" = totals."waiting" + excluded."waiting";
	ELSE
		UPDATE "conversation_queue_totals" SET "waiting" = "waiting" - 1 WHERE "place_id" = OLD."place_id";
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "conversation_began_waiting" AFTER INSERT ON "conversations" FOR EACH ROW
	WHEN (NEW."waiting_since" IS NOT NULL) EXECUTE FUNCTION "count_waiting_conversation"();--> statement-breakpoint
CREATE TRIGGER "conversation_waits_or_not" AFTER UPDATE OF "waiting_since" ON "conversations" FOR EACH ROW
	WHEN ((OLD."waiting_since" IS NULL) <> (NEW."waiting_since" IS NULL)) EXECUTE FUNCTION "count_waiting_conversation"();--> statement-breakpoint
CREATE TRIGGER "waiting_conversation_went" AFTER DELETE ON "conversations" FOR EACH ROW
	WHEN (OLD."waiting_since" IS NOT NULL) EXECUTE FUNCTION "count_waiting_conversation"();
