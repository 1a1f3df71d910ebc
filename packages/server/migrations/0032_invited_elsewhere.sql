ALTER TABLE "users" DROP CONSTRAINT "users_email_unique";--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "users_joined_by_email" ON "users" USING btree ("email") WHERE "users"."status" <> 'invited';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_by_organisation_and_email" UNIQUE("organisation_id","email");