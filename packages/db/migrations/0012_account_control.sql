ALTER TABLE "users" DROP CONSTRAINT "users_email_check";--> statement-breakpoint
DROP INDEX "users_email_key";--> statement-breakpoint
DROP INDEX "users_role_name_idx";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "public_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree (lower("email")) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_role_name_idx" ON "users" USING btree ("role",lower("name"),"id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_device_check" CHECK (char_length("sessions"."device") between 0 and 80);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_deleted_check" CHECK ("users"."deleted_at" is null or ("users"."email" = '' and "users"."password_hash" = '' and "users"."name" = 'Deleted member'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_email_check" CHECK ("users"."email" = btrim("users"."email") and ("users"."deleted_at" is not null or char_length("users"."email") between 3 and 254));--> statement-breakpoint
-- What is known of sessions from before: they were extended when half of their 30 days had passed.
UPDATE "sessions" SET "last_used_at" = greatest("created_at", "expires_at" - interval '30 days');
