ALTER TABLE "organisations" ADD COLUMN "period_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "renews" boolean DEFAULT true NOT NULL;