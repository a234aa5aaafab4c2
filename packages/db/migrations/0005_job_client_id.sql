ALTER TABLE "jobs" ADD COLUMN "client_id" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_recruiter_client_key" UNIQUE("recruiter_id","client_id");--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_client_id_check" CHECK (char_length("jobs"."client_id") between 1 and 100);