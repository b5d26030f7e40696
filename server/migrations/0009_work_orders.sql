ALTER TABLE "report_events" ADD COLUMN "work_provider" text;--> statement-breakpoint
ALTER TABLE "report_events" ADD COLUMN "work_planned_on" date;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "work_provider" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "work_planned_on" date;