ALTER TABLE "assistants" ADD COLUMN "audience" text DEFAULT 'chosen' NOT NULL;--> statement-breakpoint
ALTER TABLE "assistants" ADD COLUMN "widget" jsonb;--> statement-breakpoint
ALTER TABLE "assistants" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "assistants" ADD COLUMN "draft_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "assistants" ADD COLUMN "draft_saved_by" uuid;--> statement-breakpoint
ALTER TABLE "assistants" ADD CONSTRAINT "assistants_draft_saved_by_users_id_fk" FOREIGN KEY ("draft_saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;