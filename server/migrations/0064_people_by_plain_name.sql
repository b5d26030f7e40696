DROP INDEX "users_by_name";--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ("search_text","id");