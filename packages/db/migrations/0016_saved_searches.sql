CREATE TABLE "saved_search_alerts" (
	"candidate_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"told_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"notification_id" uuid,
	CONSTRAINT "saved_search_alerts_candidate_id_job_id_pk" PRIMARY KEY("candidate_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "saved_search_marks" (
	"mark" text NOT NULL,
	"search_id" uuid NOT NULL,
	CONSTRAINT "saved_search_marks_mark_search_id_pk" PRIMARY KEY("mark","search_id"),
	CONSTRAINT "saved_search_marks_mark_check" CHECK (char_length("saved_search_marks"."mark") between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"candidate_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"key" text NOT NULL,
	"alert" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_searches_candidate_key" UNIQUE("candidate_id","key"),
	CONSTRAINT "saved_searches_name_check" CHECK (char_length("saved_searches"."name") between 1 and 100),
	CONSTRAINT "saved_searches_key_check" CHECK (char_length("saved_searches"."key") between 43 and 43)
);
--> statement-breakpoint
ALTER TABLE "notifications" DROP CONSTRAINT "notifications_type_check";--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "saved_search_id" uuid;--> statement-breakpoint
ALTER TABLE "saved_search_alerts" ADD CONSTRAINT "saved_search_alerts_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_alerts" ADD CONSTRAINT "saved_search_alerts_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_search_marks" ADD CONSTRAINT "saved_search_marks_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_alerts_job_idx" ON "saved_search_alerts" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "saved_search_alerts_notification_idx" ON "saved_search_alerts" USING btree ("notification_id");--> statement-breakpoint
CREATE INDEX "saved_search_marks_search_idx" ON "saved_search_marks" USING btree ("search_id");--> statement-breakpoint
CREATE INDEX "saved_searches_key_idx" ON "saved_searches" USING btree ("key");--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_check" CHECK ("notifications"."type" in ('new_job', 'new_application', 'job_match', 'interview_changed', 'application_removed', 'job_expiry', 'application_stage_changed', 'saved_search_match', 'job_withheld', 'report_decided'));