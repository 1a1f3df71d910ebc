ALTER TABLE "assistants" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "assistants" ADD COLUMN "deleted_by" uuid;--> statement-breakpoint
ALTER TABLE "assistants" ADD CONSTRAINT "assistants_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_for_care" ON "messages" USING btree ("thread_id") WHERE not "messages"."settled" and ("messages"."uncertain" is not null or "messages"."rating" = 'down');