ALTER TABLE "invoices" ADD COLUMN "period_begins_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "period_ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
-- Nobody is told now of what was paid before.
UPDATE "invoices" SET "mailed_at" = "paid_at" WHERE "status" = 'paid';
