CREATE TABLE "blocks" (
	"blocker_id" uuid NOT NULL,
	"blocked_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_pair_check" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reporter_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"job_id" uuid,
	"job_title" text,
	"conversation_id" uuid,
	"reason" text NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "reports_self_check" CHECK ("reports"."reporter_id" <> "reports"."user_id"),
	CONSTRAINT "reports_job_check" CHECK (("reports"."job_id" is null) = ("reports"."job_title" is null)),
	CONSTRAINT "reports_reason_check" CHECK ("reports"."reason" in ('scam', 'misleading', 'discriminatory', 'harassment', 'impersonation', 'spam', 'other')),
	CONSTRAINT "reports_status_check" CHECK ("reports"."status" in ('open', 'upheld', 'dismissed')),
	CONSTRAINT "reports_details_check" CHECK (char_length("reports"."details") between 0 and 2000),
	CONSTRAINT "reports_decided_check" CHECK (("reports"."status" = 'open') = ("reports"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "withheld_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "live_events" ADD COLUMN "left_out" uuid[];--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "left_out" uuid[];--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blocks_blocked_idx" ON "blocks" USING btree ("blocked_id","blocker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_job_key" ON "reports" USING btree ("reporter_id","job_id") WHERE "reports"."status" = 'open' and "reports"."job_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_user_key" ON "reports" USING btree ("reporter_id","user_id") WHERE "reports"."status" = 'open' and "reports"."job_id" is null;--> statement-breakpoint
CREATE INDEX "reports_reporter_newest_idx" ON "reports" USING btree ("reporter_id","created_at","id");--> statement-breakpoint
CREATE INDEX "reports_user_idx" ON "reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reports_open_idx" ON "reports" USING btree ("created_at") WHERE "reports"."status" = 'open';--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_withheld_check" CHECK ("jobs"."withheld_at" is null or "jobs"."closed_at" is not null);--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('new_job', 'new_application', 'job_match', 'interview_changed', 'application_removed', 'job_expiry', 'application_stage_changed', 'job_withheld', 'report_decided'));