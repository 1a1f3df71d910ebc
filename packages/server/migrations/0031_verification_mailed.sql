ALTER TABLE "email_verifications" ADD COLUMN "mailed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Those from before went out, but for a few.
UPDATE "email_verifications" SET "mailed" = true;
