ALTER TABLE "payment_customers" ADD COLUMN "credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "period_begins_at" timestamp with time zone;