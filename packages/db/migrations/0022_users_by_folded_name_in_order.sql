DROP INDEX "users_name_idx";--> statement-breakpoint
DROP INDEX "users_role_name_idx";--> statement-breakpoint
CREATE INDEX "users_name_idx" ON "users" USING btree ("folded_name","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_role_name_idx" ON "users" USING btree ("role","folded_name","id") WHERE "users"."deleted_at" is null;