CREATE TABLE "payment_customers" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"readings_begun" integer DEFAULT 0 NOT NULL,
	"reading_in_force" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payment_customers_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_customers" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL
);
--> statement-breakpoint
DELETE FROM "billing_sessions";--> statement-breakpoint
ALTER TABLE "billing_sessions" ADD COLUMN "form_token" text NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "provider_id" text;--> statement-breakpoint
UPDATE "invoices" SET "provider_id" = "id"::text;--> statement-breakpoint
ALTER TABLE "invoices" ALTER COLUMN "provider_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_customers" ADD CONSTRAINT "sandbox_customers_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_by_provider_id" UNIQUE("organisation_id","provider_id");