CREATE TABLE "assistant_versions" (
	"assistant_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"published_by" uuid,
	"published_by_name" text,
	"published_at" timestamp with time zone,
	CONSTRAINT "assistant_versions_assistant_id_number_pk" PRIMARY KEY("assistant_id","number")
);
--> statement-breakpoint
ALTER TABLE "assistant_versions" ADD CONSTRAINT "assistant_versions_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_versions" ADD CONSTRAINT "assistant_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_versions_by_user" ON "assistant_versions" USING btree ("published_by");--> statement-breakpoint
-- What is in force already is the first version; when it was published, and by whom, was not kept.
INSERT INTO "assistant_versions" ("assistant_id", "number", "content")
SELECT "id", 1, jsonb_build_object(
	'name', "name",
	'description', "description",
	'avatarUrl', "avatar_url",
	'language', "language",
	'model', "model",
	'temperature', round("temperature"::numeric, 2),
	'instructions', "instructions",
	'fallbackMessage', "fallback_message",
	'welcomeMessage', "welcome_message",
	'starterQuestions', "starter_questions",
	'citations', "citations_shown",
	'feedback', "feedback_asked",
	'placeholder', "placeholder",
	'disclaimer', "disclaimer",
	'audience', "audience",
	'userIds', coalesce((
		SELECT jsonb_agg("user_id" ORDER BY "user_id") FROM "assistant_access" WHERE "assistant_id" = "assistants"."id"
	), '[]'::jsonb),
	'rateLimit', coalesce("rate_limit", '{"max": 20, "windowSeconds": 60, "message": ""}'::jsonb),
	'allowedDomains', "allowed_domains",
	'widget', coalesce("widget", '{"position": "bottom-end", "size": "medium", "color": "#4f46d8", "textColor": "#ffffff", "launcherLabel": "", "autoOpenSeconds": null}'::jsonb)
)
FROM "assistants" WHERE "status" <> 'draft';
