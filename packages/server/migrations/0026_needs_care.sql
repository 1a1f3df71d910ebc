ALTER TABLE "messages" RENAME COLUMN "unanswered" TO "uncertain";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "settled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "messages" SET
  "settled" = "uncertain" = 'done',
  "uncertain" = CASE WHEN "citations" = '[]'::jsonb THEN 'nothing' ELSE 'passages' END
WHERE "uncertain" IS NOT NULL;