CREATE SEQUENCE "public"."live_events_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"cv_file_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"analysis_status" text DEFAULT 'pending' NOT NULL,
	"match" jsonb,
	"overall_score" smallint,
	"analysis_error" text,
	"engine_version" text,
	"analysed_at" timestamp (3) with time zone,
	CONSTRAINT "applications_candidate_job_key" UNIQUE("candidate_id","job_id"),
	CONSTRAINT "applications_analysis_status_check" CHECK ("applications"."analysis_status" in ('pending', 'done', 'failed')),
	CONSTRAINT "applications_overall_score_check" CHECK ("applications"."overall_score" between 0 and 100),
	CONSTRAINT "applications_analysis_error_check" CHECK (char_length("applications"."analysis_error") between 1 and 500),
	CONSTRAINT "applications_analysis_check" CHECK (case "applications"."analysis_status"
        when 'pending' then "applications"."match" is null and "applications"."overall_score" is null and "applications"."analysis_error" is null and "applications"."analysed_at" is null
        when 'done' then "applications"."match" is not null and "applications"."engine_version" is not null and "applications"."analysis_error" is null and "applications"."analysed_at" is not null
        when 'failed' then "applications"."match" is null and "applications"."overall_score" is null and "applications"."analysis_error" is not null and "applications"."analysed_at" is not null
      end)
);
--> statement-breakpoint
CREATE TABLE "candidate_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"complete" boolean DEFAULT false NOT NULL,
	"corrections" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"match_profile" jsonb,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "candidate_profiles_summary_check" CHECK (char_length("candidate_profiles"."summary") between 0 and 5000),
	CONSTRAINT "candidate_profiles_corrections_check" CHECK (jsonb_typeof("candidate_profiles"."corrections") = 'object')
);
--> statement-breakpoint
CREATE TABLE "candidate_skills" (
	"candidate_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"skill_id" text,
	"typed" boolean NOT NULL,
	"from_cv" boolean NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "candidate_skills_candidate_id_name_key_pk" PRIMARY KEY("candidate_id","name_key"),
	CONSTRAINT "candidate_skills_name_check" CHECK (char_length("candidate_skills"."name") between 1 and 200),
	CONSTRAINT "candidate_skills_origin_check" CHECK ("candidate_skills"."typed" or "candidate_skills"."from_cv")
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"recruiter_id" uuid NOT NULL,
	"job_id" uuid,
	"context_job_id" uuid,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "conversations_pair_job_key" UNIQUE NULLS NOT DISTINCT("candidate_id","recruiter_id","context_job_id"),
	CONSTRAINT "conversations_pair_check" CHECK ("conversations"."candidate_id" <> "conversations"."recruiter_id"),
	CONSTRAINT "conversations_job_check" CHECK ("conversations"."job_id" is null or "conversations"."job_id" = "conversations"."context_job_id"),
	CONSTRAINT "conversations_last_seq_check" CHECK ("conversations"."last_seq" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cv_analyses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"application_id" uuid,
	"file_id" uuid,
	"file_name" text NOT NULL,
	"engine_version" text NOT NULL,
	"analysis" jsonb NOT NULL,
	"overall_score" smallint NOT NULL,
	"ats_compatibility" smallint NOT NULL,
	"skills_count" integer NOT NULL,
	"experience_years" double precision NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cv_analyses_purpose_check" CHECK ("cv_analyses"."purpose" in ('tool', 'profile', 'application')),
	CONSTRAINT "cv_analyses_application_check" CHECK (("cv_analyses"."purpose" = 'application') = ("cv_analyses"."application_id" is not null)),
	CONSTRAINT "cv_analyses_file_name_check" CHECK (char_length("cv_analyses"."file_name") between 1 and 255),
	CONSTRAINT "cv_analyses_overall_score_check" CHECK ("cv_analyses"."overall_score" between 0 and 100),
	CONSTRAINT "cv_analyses_ats_compatibility_check" CHECK ("cv_analyses"."ats_compatibility" between 0 and 100),
	CONSTRAINT "cv_analyses_skills_count_check" CHECK ("cv_analyses"."skills_count" >= 0),
	CONSTRAINT "cv_analyses_experience_years_check" CHECK ("cv_analyses"."experience_years" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "interview_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "interview_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"interview_id" uuid NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"to_status" text NOT NULL,
	"from_date" timestamp (3) with time zone,
	"to_date" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_changes_action_check" CHECK ("interview_changes"."action" in ('schedule', 'confirm', 'reschedule', 'cancel')),
	CONSTRAINT "interview_changes_to_status_check" CHECK ("interview_changes"."to_status" in ('scheduled', 'confirmed', 'rescheduled', 'cancelled')),
	CONSTRAINT "interview_changes_reason_check" CHECK (char_length("interview_changes"."reason") between 0 and 1000),
	CONSTRAINT "interview_changes_cancel_reason_check" CHECK ("interview_changes"."action" <> 'cancel' or btrim("interview_changes"."reason") <> ''),
	CONSTRAINT "interview_changes_dates_check" CHECK ("interview_changes"."from_date" is null or "interview_changes"."to_date" is not null)
);
--> statement-breakpoint
CREATE TABLE "interview_reminders" (
	"interview_id" uuid NOT NULL,
	"scheduled_at" timestamp (3) with time zone NOT NULL,
	"lead_minutes" smallint NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interview_reminders_interview_id_scheduled_at_lead_minutes_pk" PRIMARY KEY("interview_id","scheduled_at","lead_minutes"),
	CONSTRAINT "interview_reminders_lead_check" CHECK ("interview_reminders"."lead_minutes" in (1440, 15))
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recruiter_id" uuid NOT NULL,
	"candidate_id" uuid NOT NULL,
	"job_id" uuid,
	"job_title" text NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"application_id" uuid,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"requirements" text DEFAULT '' NOT NULL,
	"scheduled_at" timestamp (3) with time zone NOT NULL,
	"duration_minutes" smallint DEFAULT 60 NOT NULL,
	"ends_at" timestamp (3) with time zone GENERATED ALWAYS AS (add_minutes(scheduled_at, duration_minutes)) STORED NOT NULL,
	"time_zone" text DEFAULT 'Asia/Colombo' NOT NULL,
	"format" text DEFAULT 'video-call' NOT NULL,
	"interview_type" text DEFAULT 'screening' NOT NULL,
	"interview_stage" text DEFAULT 'initial' NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"video_platform" text DEFAULT 'zoom' NOT NULL,
	"meeting_url" text DEFAULT '' NOT NULL,
	"meeting_id" text DEFAULT '' NOT NULL,
	"passcode" text DEFAULT '' NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interviews_pair_check" CHECK ("interviews"."candidate_id" <> "interviews"."recruiter_id"),
	CONSTRAINT "interviews_title_check" CHECK (char_length("interviews"."title") between 1 and 400),
	CONSTRAINT "interviews_duration_check" CHECK ("interviews"."duration_minutes" in (30, 45, 60, 90, 120)),
	CONSTRAINT "interviews_time_zone_check" CHECK (char_length("interviews"."time_zone") between 1 and 64),
	CONSTRAINT "interviews_format_check" CHECK ("interviews"."format" in ('video-call', 'in-person', 'phone', 'online-assessment')),
	CONSTRAINT "interviews_type_check" CHECK ("interviews"."interview_type" in ('screening', 'technical', 'behavioral', 'hr', 'panel', 'final')),
	CONSTRAINT "interviews_stage_check" CHECK ("interviews"."interview_stage" in ('initial', 'second', 'final', 'follow-up')),
	CONSTRAINT "interviews_status_check" CHECK ("interviews"."status" in ('scheduled', 'confirmed', 'rescheduled', 'cancelled')),
	CONSTRAINT "interviews_video_platform_check" CHECK ("interviews"."video_platform" in ('zoom', 'google-meet', 'microsoft-teams', 'skype', 'other')),
	CONSTRAINT "interviews_meeting_url_check" CHECK ("interviews"."meeting_url" = '' or "interviews"."meeting_url" ~* '^https?://'),
	CONSTRAINT "interviews_sequence_check" CHECK ("interviews"."sequence" >= 0)
);
--> statement-breakpoint
CREATE TABLE "job_search" (
	"job_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"recruiter_id" uuid NOT NULL,
	"required_years" double precision NOT NULL,
	"currency" text NOT NULL,
	"pay_min" double precision,
	"pay_max" double precision,
	"doc" "tsvector" NOT NULL,
	CONSTRAINT "job_search_currency_check" CHECK ("job_search"."currency" in ('LKR', 'USD', 'EUR')),
	CONSTRAINT "job_search_pay_check" CHECK (("job_search"."pay_min" is null) = ("job_search"."pay_max" is null) and "job_search"."pay_min" <= "job_search"."pay_max")
);
--> statement-breakpoint
CREATE TABLE "job_skills" (
	"job_id" uuid NOT NULL,
	"skill_id" text NOT NULL,
	"part" real NOT NULL,
	CONSTRAINT "job_skills_job_id_skill_id_pk" PRIMARY KEY("job_id","skill_id"),
	CONSTRAINT "job_skills_part_check" CHECK ("job_skills"."part" > 0 and "job_skills"."part" <= 1)
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"recruiter_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"required_skills" text[] DEFAULT '{}'::text[] NOT NULL,
	"required_years" double precision DEFAULT 0 NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"remote" boolean DEFAULT false NOT NULL,
	"hybrid" boolean DEFAULT false NOT NULL,
	"salary_min" double precision DEFAULT 0 NOT NULL,
	"salary_max" double precision DEFAULT 0 NOT NULL,
	"salary_currency" text DEFAULT 'LKR' NOT NULL,
	"salary_period" text DEFAULT 'monthly' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"company_size" text DEFAULT 'startup' NOT NULL,
	"company_industry" text DEFAULT '' NOT NULL,
	"job_type" text DEFAULT 'full-time' NOT NULL,
	"urgency" text DEFAULT 'normal' NOT NULL,
	"benefits" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_title_check" CHECK (char_length("jobs"."title") between 1 and 200),
	CONSTRAINT "jobs_description_check" CHECK (char_length("jobs"."description") between 1 and 20000),
	CONSTRAINT "jobs_required_skills_check" CHECK (cardinality("jobs"."required_skills") <= 50),
	CONSTRAINT "jobs_benefits_check" CHECK (cardinality("jobs"."benefits") <= 50),
	CONSTRAINT "jobs_required_years_check" CHECK ("jobs"."required_years" between 0 and 60),
	CONSTRAINT "jobs_salary_min_check" CHECK ("jobs"."salary_min" between 0 and 1000000000000),
	CONSTRAINT "jobs_salary_max_check" CHECK ("jobs"."salary_max" between 0 and 1000000000000),
	CONSTRAINT "jobs_salary_range_check" CHECK ("jobs"."salary_min" = 0 or "jobs"."salary_max" = 0 or "jobs"."salary_min" <= "jobs"."salary_max"),
	CONSTRAINT "jobs_salary_currency_check" CHECK ("jobs"."salary_currency" in ('LKR', 'USD', 'EUR')),
	CONSTRAINT "jobs_salary_period_check" CHECK ("jobs"."salary_period" in ('hourly', 'daily', 'monthly', 'annually')),
	CONSTRAINT "jobs_company_size_check" CHECK ("jobs"."company_size" in ('startup', 'small', 'medium', 'large', 'enterprise')),
	CONSTRAINT "jobs_job_type_check" CHECK ("jobs"."job_type" in ('full-time', 'part-time', 'contract', 'internship', 'freelance')),
	CONSTRAINT "jobs_urgency_check" CHECK ("jobs"."urgency" in ('low', 'normal', 'high', 'urgent'))
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"audience" text,
	"type" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_events_addressee_check" CHECK (num_nonnulls("live_events"."user_id", "live_events"."audience") = 1),
	CONSTRAINT "live_events_audience_check" CHECK ("live_events"."audience" in ('candidate', 'recruiter'))
);
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_failures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"failed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"sender_id" uuid NOT NULL,
	"text" text NOT NULL,
	"client_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "messages_conversation_seq_key" UNIQUE("conversation_id","seq"),
	CONSTRAINT "messages_sender_client_key" UNIQUE("sender_id","client_id"),
	CONSTRAINT "messages_seq_check" CHECK ("messages"."seq" >= 1),
	CONSTRAINT "messages_text_check" CHECK (char_length("messages"."text") between 1 and 5000),
	CONSTRAINT "messages_client_id_check" CHECK (char_length("messages"."client_id") between 1 and 100),
	CONSTRAINT "messages_read_check" CHECK ("messages"."read_at" is null or "messages"."delivered_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "notification_marks" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"read_until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"audience" text,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"match_score" smallint,
	"job_id" uuid,
	"application_id" uuid,
	"interview_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "notifications_addressee_check" CHECK (num_nonnulls("notifications"."user_id", "notifications"."audience") = 1),
	CONSTRAINT "notifications_audience_check" CHECK ("notifications"."audience" in ('candidate', 'recruiter')),
	CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('new_job', 'new_application', 'job_match', 'interview_changed')),
	CONSTRAINT "notifications_title_check" CHECK (char_length("notifications"."title") between 1 and 500),
	CONSTRAINT "notifications_message_check" CHECK (char_length("notifications"."message") between 1 and 2000),
	CONSTRAINT "notifications_match_score_check" CHECK ("notifications"."match_score" between 0 and 100),
	CONSTRAINT "notifications_read_check" CHECK ("notifications"."read_at" is null or "notifications"."user_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"kind" text NOT NULL,
	"term" text NOT NULL,
	"jobs" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "search_terms_kind_term_pk" PRIMARY KEY("kind","term"),
	CONSTRAINT "search_terms_kind_check" CHECK ("search_terms"."kind" in ('word', 'city', 'industry'))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_id_check" CHECK ("sessions"."id" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "stored_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"key" text NOT NULL,
	"original_name" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_files_key_key" UNIQUE("key"),
	CONSTRAINT "stored_files_key_check" CHECK (char_length("stored_files"."key") between 1 and 512),
	CONSTRAINT "stored_files_original_name_check" CHECK (char_length("stored_files"."original_name") between 1 and 255),
	CONSTRAINT "stored_files_content_type_check" CHECK ("stored_files"."content_type" in ('application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document')),
	CONSTRAINT "stored_files_size_check" CHECK ("stored_files"."size" between 1 and 5242880),
	CONSTRAINT "stored_files_sha256_check" CHECK ("stored_files"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_check" CHECK ("users"."email" = btrim("users"."email") and char_length("users"."email") between 3 and 254),
	CONSTRAINT "users_name_check" CHECK (char_length("users"."name") between 1 and 120),
	CONSTRAINT "users_role_check" CHECK ("users"."role" in ('candidate', 'recruiter'))
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_cv_file_id_stored_files_id_fk" FOREIGN KEY ("cv_file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_profiles" ADD CONSTRAINT "candidate_profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "candidate_skills" ADD CONSTRAINT "candidate_skills_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_recruiter_id_users_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_analyses" ADD CONSTRAINT "cv_analyses_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_analyses" ADD CONSTRAINT "cv_analyses_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cv_analyses" ADD CONSTRAINT "cv_analyses_file_id_stored_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_changes" ADD CONSTRAINT "interview_changes_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_changes" ADD CONSTRAINT "interview_changes_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interview_reminders" ADD CONSTRAINT "interview_reminders_interview_id_interviews_id_fk" FOREIGN KEY ("interview_id") REFERENCES "public"."interviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_recruiter_id_users_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_search" ADD CONSTRAINT "job_search_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_skills" ADD CONSTRAINT "job_skills_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_recruiter_id_users_id_fk" FOREIGN KEY ("recruiter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_marks" ADD CONSTRAINT "notification_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_files" ADD CONSTRAINT "stored_files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_job_score_idx" ON "applications" USING btree ("job_id","overall_score" desc nulls last,"created_at","id");--> statement-breakpoint
CREATE INDEX "applications_candidate_newest_idx" ON "applications" USING btree ("candidate_id","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_job_done_idx" ON "applications" USING btree ("job_id","created_at") WHERE "applications"."analysis_status" = 'done';--> statement-breakpoint
CREATE INDEX "applications_file_idx" ON "applications" USING btree ("cv_file_id");--> statement-breakpoint
CREATE INDEX "candidate_skills_skill_idx" ON "candidate_skills" USING btree ("skill_id","candidate_id");--> statement-breakpoint
CREATE INDEX "conversations_candidate_changed_idx" ON "conversations" USING btree ("candidate_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "conversations_recruiter_changed_idx" ON "conversations" USING btree ("recruiter_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "conversations_job_idx" ON "conversations" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "cv_analyses_history_idx" ON "cv_analyses" USING btree ("owner_id","created_at","id") WHERE "cv_analyses"."purpose" = 'tool';--> statement-breakpoint
CREATE UNIQUE INDEX "cv_analyses_profile_key" ON "cv_analyses" USING btree ("owner_id") WHERE "cv_analyses"."purpose" = 'profile';--> statement-breakpoint
CREATE UNIQUE INDEX "cv_analyses_application_key" ON "cv_analyses" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "cv_analyses_file_idx" ON "cv_analyses" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "interview_changes_interview_idx" ON "interview_changes" USING btree ("interview_id","id");--> statement-breakpoint
CREATE INDEX "interviews_recruiter_start_idx" ON "interviews" USING btree ("recruiter_id","scheduled_at","id");--> statement-breakpoint
CREATE INDEX "interviews_candidate_start_idx" ON "interviews" USING btree ("candidate_id","scheduled_at","id");--> statement-breakpoint
CREATE INDEX "interviews_live_start_idx" ON "interviews" USING btree ("scheduled_at") WHERE "interviews"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "interviews_job_idx" ON "interviews" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "interviews_application_idx" ON "interviews" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "job_search_newest_idx" ON "job_search" USING btree ("created_at","job_id");--> statement-breakpoint
CREATE INDEX "job_search_doc_idx" ON "job_search" USING gin ("doc") WITH (fastupdate=off);--> statement-breakpoint
CREATE INDEX "job_skills_skill_idx" ON "job_skills" USING btree ("skill_id","job_id","part");--> statement-breakpoint
CREATE INDEX "jobs_newest_idx" ON "jobs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_recruiter_newest_idx" ON "jobs" USING btree ("recruiter_id","created_at","id");--> statement-breakpoint
CREATE INDEX "live_events_user_idx" ON "live_events" USING btree ("user_id","seq") WHERE "live_events"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "live_events_audience_idx" ON "live_events" USING btree ("audience","seq") WHERE "live_events"."audience" is not null;--> statement-breakpoint
CREATE INDEX "live_events_created_at_idx" ON "live_events" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "login_failures_subject_idx" ON "login_failures" USING btree ("subject","failed_at");--> statement-breakpoint
CREATE INDEX "login_failures_failed_at_idx" ON "login_failures" USING btree ("failed_at");--> statement-breakpoint
CREATE INDEX "messages_unread_idx" ON "messages" USING btree ("conversation_id","sender_id") WHERE "messages"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_user_newest_idx" ON "notifications" USING btree ("user_id","created_at","id") WHERE "notifications"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_audience_newest_idx" ON "notifications" USING btree ("audience","created_at","id") WHERE "notifications"."audience" is not null;--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("user_id") WHERE "notifications"."read_at" is null and "notifications"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "search_terms_prefix_idx" ON "search_terms" USING btree ("kind","term" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_terms_similar_idx" ON "search_terms" USING gin ("term" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "stored_files_owner_idx" ON "stored_files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "stored_files_created_at_idx" ON "stored_files" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "users_role_name_idx" ON "users" USING btree ("role","name","id");--> statement-breakpoint
CREATE INDEX "users_search_idx" ON "users" USING gin ("name" gin_trgm_ops,"email" gin_trgm_ops);