CREATE TABLE "application_stage_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "application_stage_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" uuid NOT NULL,
	"from_stage" text NOT NULL,
	"to_stage" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "application_stage_changes_move_check" CHECK (("application_stage_changes"."from_stage", "application_stage_changes"."to_stage") in (('received', 'shortlisted'), ('received', 'hired'), ('received', 'not-selected'), ('shortlisted', 'hired'), ('shortlisted', 'not-selected'), ('shortlisted', 'received'), ('hired', 'received'), ('hired', 'shortlisted'), ('not-selected', 'received'), ('not-selected', 'shortlisted')))
);
--> statement-breakpoint
CREATE TABLE "removed_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"job_title" text NOT NULL,
	"company_name" text NOT NULL,
	"removed_by" text NOT NULL,
	"applied_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "removed_applications_job_title_check" CHECK (char_length("removed_applications"."job_title") between 1 and 200),
	CONSTRAINT "removed_applications_removed_by_check" CHECK ("removed_applications"."removed_by" in ('recruiter', 'job'))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "stage" text DEFAULT 'received' NOT NULL;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "stage_changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "decline_message" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "cv_downloaded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "application_stage_changes" ADD CONSTRAINT "application_stage_changes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "removed_applications" ADD CONSTRAINT "removed_applications_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_stage_changes_application_idx" ON "application_stage_changes" USING btree ("application_id","id");--> statement-breakpoint
CREATE INDEX "removed_applications_candidate_newest_idx" ON "removed_applications" USING btree ("candidate_id","removed_at","id");--> statement-breakpoint
CREATE INDEX "removed_applications_removed_at_idx" ON "removed_applications" USING btree ("removed_at");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_stage_check" CHECK ("applications"."stage" in ('received', 'shortlisted', 'hired', 'not-selected'));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_stage_changed_check" CHECK ("applications"."stage" = 'received' or "applications"."stage_changed_at" is not null);--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_decline_message_check" CHECK (("applications"."stage" = 'not-selected') = ("applications"."decline_message" is not null));--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_decline_message_length_check" CHECK (char_length("applications"."decline_message") between 1 and 2000);--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_seen_check" CHECK ("applications"."cv_downloaded_at" is null or ("applications"."seen_at" is not null and "applications"."seen_at" <= "applications"."cv_downloaded_at"));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('new_job', 'new_application', 'job_match', 'interview_changed', 'application_removed', 'job_expiry', 'application_stage_changed'));