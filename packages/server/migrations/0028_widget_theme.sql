-- Widgets followed the visitor's device before they had a theme of their own.
UPDATE "assistants" SET "widget" = '{"theme": "system"}' || "widget" WHERE "widget" IS NOT NULL;--> statement-breakpoint
UPDATE "assistants" SET "draft" = jsonb_set("draft", '{widget,theme}', '"system"') WHERE "draft" IS NOT NULL;--> statement-breakpoint
UPDATE "assistant_versions" SET "content" = jsonb_set("content", '{widget,theme}', '"system"');
