CREATE TABLE "shared_secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "messages_by_parent" ON "messages" USING btree ("parent_id");