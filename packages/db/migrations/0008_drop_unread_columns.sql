-- Written by earlier versions and read by nothing: matching is done in memory (decision 13).
DROP TABLE "job_skills";--> statement-breakpoint
DROP INDEX "candidate_skills_skill_idx";--> statement-breakpoint
DROP INDEX "live_events_created_at_idx";--> statement-breakpoint
ALTER TABLE "candidate_skills" DROP COLUMN "skill_id";--> statement-breakpoint
ALTER TABLE "job_search" DROP COLUMN "recruiter_id";
