CREATE TABLE "hidden_from" (
	"candidate_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"key" text GENERATED ALWAYS AS (fold_name(value)) STORED NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "hidden_from_candidate_id_kind_key_pk" PRIMARY KEY("candidate_id","kind","key"),
	CONSTRAINT "hidden_from_kind_check" CHECK ("hidden_from"."kind" in ('domain', 'company')),
	CONSTRAINT "hidden_from_value_check" CHECK (char_length("hidden_from"."value") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "hidden_from" ADD CONSTRAINT "hidden_from_candidate_id_users_id_fk" FOREIGN KEY ("candidate_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_from_key_idx" ON "hidden_from" USING btree ("kind","key");