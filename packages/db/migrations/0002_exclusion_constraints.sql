-- Half-open ranges: one interview may begin at the instant another ends. A status that follows from
-- the clock (in progress) is stored as one of these three, so it counts as well.
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_recruiter_overlap"
  EXCLUDE USING gist ("recruiter_id" WITH =, tstzrange("scheduled_at", "ends_at") WITH &&)
  WHERE ("status" IN ('scheduled', 'confirmed', 'rescheduled'));--> statement-breakpoint
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_candidate_overlap"
  EXCLUDE USING gist ("candidate_id" WITH =, tstzrange("scheduled_at", "ends_at") WITH &&)
  WHERE ("status" IN ('scheduled', 'confirmed', 'rescheduled'));
