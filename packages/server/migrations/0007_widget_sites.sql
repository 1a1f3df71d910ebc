CREATE TABLE "widget_sites" (
	"assistant_id" uuid NOT NULL,
	"site" text NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "widget_sites_assistant_id_site_pk" PRIMARY KEY("assistant_id","site")
);
--> statement-breakpoint
ALTER TABLE "widget_sites" ADD CONSTRAINT "widget_sites_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;