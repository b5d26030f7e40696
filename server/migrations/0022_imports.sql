CREATE TABLE "buildings" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sql_id" text,
	"place_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "buildings_sql_id_is_unique" UNIQUE("place_id","sql_id"),
	CONSTRAINT "buildings_name_is_unique" UNIQUE("place_id","name")
);
--> statement-breakpoint
CREATE TABLE "import_files" (
	"import_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_files_import_id_name_pk" PRIMARY KEY("import_id","name")
);
--> statement-breakpoint
CREATE TABLE "import_parts" (
	"import_id" uuid NOT NULL,
	"part" text NOT NULL,
	"outcome" jsonb NOT NULL,
	CONSTRAINT "import_parts_import_id_part_pk" PRIMARY KEY("import_id","part")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"offer" text NOT NULL,
	"author_id" uuid,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"files" jsonb NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer DEFAULT 0 NOT NULL,
	"report" jsonb,
	CONSTRAINT "imports_state_is_known" CHECK ("imports"."state" in ('checking', 'checked', 'waiting', 'running', 'done', 'failed')),
	CONSTRAINT "imports_rows_are_counted" CHECK ("imports"."rows_done" between 0 and "imports"."rows_total")
);
--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "sql_id" text;--> statement-breakpoint
ALTER TABLE "repartition_keys" ADD COLUMN "sql_id" text;--> statement-breakpoint
ALTER TABLE "equipments" ADD COLUMN "sql_id" text;--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "sql_id" text;--> statement-breakpoint
ALTER TABLE "fiscal_years" ADD COLUMN "sql_id" text;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "sql_id" text;--> statement-breakpoint
ALTER TABLE "lots" ADD COLUMN "building_id" uuid;--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "sql_id" text;--> statement-breakpoint
ALTER TABLE "places" ADD COLUMN "sql_id" text;--> statement-breakpoint
ALTER TABLE "user_offers" ADD COLUMN "sql_id" text;--> statement-breakpoint
ALTER TABLE "buildings" ADD CONSTRAINT "buildings_place_id_places_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."places"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "imports_by_offer" ON "imports" USING btree ("offer","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "imports_by_author" ON "imports" USING btree ("author_id");--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_building_id_buildings_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."buildings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customers_by_place" ON "customers" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "lots_by_building" ON "lots" USING btree ("building_id");--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_sql_id_is_unique" UNIQUE("place_id","sql_id");--> statement-breakpoint
ALTER TABLE "repartition_keys" ADD CONSTRAINT "repartition_keys_sql_id_is_unique" UNIQUE("place_id","sql_id");--> statement-breakpoint
ALTER TABLE "equipments" ADD CONSTRAINT "equipments_sql_id_is_unique" UNIQUE("place_id","sql_id");--> statement-breakpoint
ALTER TABLE "agencies" ADD CONSTRAINT "agencies_sql_id_is_unique" UNIQUE("offer","sql_id");--> statement-breakpoint
ALTER TABLE "fiscal_years" ADD CONSTRAINT "fiscal_years_sql_id_is_unique" UNIQUE("place_id","sql_id");--> statement-breakpoint
ALTER TABLE "lots" ADD CONSTRAINT "lots_sql_id_is_unique" UNIQUE("place_id","sql_id");--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_sql_id_is_unique" UNIQUE("place_id","sql_id");--> statement-breakpoint
ALTER TABLE "places" ADD CONSTRAINT "places_sql_id_is_unique" UNIQUE("offer","sql_id");--> statement-breakpoint
ALTER TABLE "user_offers" ADD CONSTRAINT "user_offers_sql_id_is_unique" UNIQUE("offer","sql_id");