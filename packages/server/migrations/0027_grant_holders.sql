CREATE TABLE "grant_holders" (
	"grant_id" text PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "grant_holders_by_end" ON "grant_holders" USING btree ("expires_at");