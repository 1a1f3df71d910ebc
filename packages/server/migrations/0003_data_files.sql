ALTER TABLE "assistants" ADD COLUMN "data_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "data_files" ADD COLUMN "progress" real;--> statement-breakpoint
ALTER TABLE "data_files" ADD COLUMN "content_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "data_files" ADD COLUMN "queued_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "data_files" ADD COLUMN "lease_id" uuid;--> statement-breakpoint
ALTER TABLE "data_files" ADD COLUMN "leased_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "data_files" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "data_files_in_queue" ON "data_files" USING btree ("queued_at") WHERE "data_files"."status" in ('queued', 'indexing');