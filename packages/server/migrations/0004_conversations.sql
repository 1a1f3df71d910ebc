DROP INDEX "threads_by_assistant";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "unanswered" text;--> statement-breakpoint
ALTER TABLE "threads" ADD COLUMN "site" text;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "conversation_days" integer DEFAULT 90 NOT NULL;--> statement-breakpoint
CREATE INDEX "threads_by_assistant" ON "threads" USING btree ("assistant_id","updated_at");