CREATE TABLE "post_attachments" (
	"post_id" uuid NOT NULL,
	"attachment_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "post_attachments_post_id_position_pk" PRIMARY KEY("post_id","position")
);
--> statement-breakpoint
CREATE TABLE "post_edits" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"body" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"place_id" uuid NOT NULL,
	"reporter_id" uuid,
	"body" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"topic_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"author_id" uuid,
	"is_from_staff" boolean DEFAULT false NOT NULL,
	"body" text NOT NULL,
	"stems" "tsvector" NOT NULL,
	"quoted_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	"hidden_because" text,
	CONSTRAINT "posts_number_is_unique" UNIQUE("topic_id","seq")
);
--> statement-breakpoint
CREATE TABLE "topic_links" (
	"topic_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	CONSTRAINT "topic_links_topic_id_kind_pk" PRIMARY KEY("topic_id","kind"),
	CONSTRAINT "topic_links_kind_is_known" CHECK ("topic_links"."kind" in ('report', 'decision'))
);
--> statement-breakpoint
CREATE TABLE "topic_readers" (
	"topic_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"last_read_seq" integer DEFAULT 0 NOT NULL,
	"is_followed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "topic_readers_topic_id_user_id_pk" PRIMARY KEY("topic_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "topic_totals" (
	"place_id" uuid NOT NULL,
	"category" smallint NOT NULL,
	"state" text NOT NULL,
	"topics" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "topic_totals_are_unique" UNIQUE("place_id","category","state")
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"place_id" uuid NOT NULL,
	"author_id" uuid,
	"is_from_staff" boolean DEFAULT false NOT NULL,
	"title" text NOT NULL,
	"stems" "tsvector" NOT NULL,
	"category" smallint NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"settled_by_id" uuid,
	"settled_at" timestamp with time zone,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "topics_category_is_known" CHECK ("topics"."category" between 1 and 8),
	CONSTRAINT "topics_state_is_known" CHECK ("topics"."state" in ('open', 'closed', 'archived'))
);
--> statement-breakpoint
ALTER TABLE "post_attachments" ADD CONSTRAINT "post_attachments_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_attachments" ADD CONSTRAINT "post_attachments_attachment_id_attachments_id_fk" FOREIGN KEY ("attachment_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_edits" ADD CONSTRAINT "post_edits_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_reports" ADD CONSTRAINT "post_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_quoted_id_posts_id_fk" FOREIGN KEY ("quoted_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_links" ADD CONSTRAINT "topic_links_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_readers" ADD CONSTRAINT "topic_readers_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_readers" ADD CONSTRAINT "topic_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_totals" ADD CONSTRAINT "topic_totals_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_settled_by_id_users_id_fk" FOREIGN KEY ("settled_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "post_attachments_once" ON "post_attachments" USING btree ("attachment_id");--> statement-breakpoint
CREATE INDEX "post_edits_in_order" ON "post_edits" USING btree ("post_id","written_at","id");--> statement-breakpoint
CREATE INDEX "post_reports_by_post" ON "post_reports" USING btree ("post_id","created_at");--> statement-breakpoint
CREATE INDEX "post_reports_by_reporter" ON "post_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "post_reports_waiting" ON "post_reports" USING btree ("place_id","post_id") WHERE "post_reports"."decided_at" is null;--> statement-breakpoint
CREATE INDEX "posts_by_author" ON "posts" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "posts_by_quoted" ON "posts" USING btree ("quoted_id");--> statement-breakpoint
CREATE INDEX "posts_by_words" ON "posts" USING gin ("stems");--> statement-breakpoint
CREATE INDEX "topic_links_by_subject" ON "topic_links" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "topic_readers_following" ON "topic_readers" USING btree ("user_id","topic_id") WHERE "topic_readers"."is_followed";--> statement-breakpoint
CREATE INDEX "topics_by_place" ON "topics" USING btree ("place_id","updated_at" DESC NULLS FIRST,"id") WHERE "topics"."state" <> 'archived';--> statement-breakpoint
CREATE INDEX "topics_by_creation" ON "topics" USING btree ("place_id","created_at" DESC NULLS FIRST,"id") WHERE "topics"."state" <> 'archived';--> statement-breakpoint
CREATE INDEX "topics_by_posts" ON "topics" USING btree ("place_id","last_seq" DESC NULLS FIRST,"id") WHERE "topics"."state" <> 'archived';--> statement-breakpoint
CREATE INDEX "topics_by_state" ON "topics" USING btree ("place_id","state","updated_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "topics_by_category" ON "topics" USING btree ("place_id","category","updated_at" DESC NULLS FIRST,"id") WHERE "topics"."state" <> 'archived';--> statement-breakpoint
CREATE INDEX "topics_by_author" ON "topics" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "topics_by_settler" ON "topics" USING btree ("settled_by_id");--> statement-breakpoint
CREATE INDEX "topics_by_words" ON "topics" USING gin ("stems");--> statement-breakpoint
-- Both rows in one order: two topics that change places could otherwise lock each other's totals.
CREATE FUNCTION "count_topic"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "topic_totals" AS totals ("place_id", "category", "state", "topics")
		SELECT "place_id", "category", "state", sum("sign") FROM (
			SELECT 1 AS "sign", NEW."place_id", NEW."category", NEW."state"
			UNION ALL SELECT -1, OLD."place_id", OLD."category", OLD."state" WHERE TG_OP = 'UPDATE'
		) AS both_ways GROUP BY 1, 2, 3 HAVING sum("sign") <> 0 ORDER BY 1, 2, 3
	ON CONFLICT ("place_id", "category", "state") DO UPDATE SET "topics" = totals."topics" + excluded."topics";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "topic_came" AFTER INSERT ON "topics" FOR EACH ROW EXECUTE FUNCTION "count_topic"();--> statement-breakpoint
CREATE TRIGGER "topic_moved" AFTER UPDATE OF "category", "state" ON "topics" FOR EACH ROW EXECUTE FUNCTION "count_topic"();--> statement-breakpoint
-- With its place, the total may have gone before.
CREATE FUNCTION "uncount_topic"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "topic_totals" SET "topics" = "topics" - 1
		WHERE "place_id" = OLD."place_id" AND "category" = OLD."category" AND "state" = OLD."state";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "topic_went" AFTER DELETE ON "topics" FOR EACH ROW EXECUTE FUNCTION "uncount_topic"();
