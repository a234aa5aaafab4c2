DROP INDEX "jobs_newest_idx";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "open_until" timestamp (3) with time zone DEFAULT now() + interval '60 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "expiry_asked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "jobs_open_newest_idx" ON "jobs" USING btree ("created_at","id") WHERE "jobs"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "jobs_recruiter_open_first_idx" ON "jobs" USING btree ("recruiter_id",("closed_at" is null),"created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_open_until_idx" ON "jobs" USING btree ("open_until") WHERE "jobs"."closed_at" is null;