CREATE TABLE "answer_events" (
	"answer_id" uuid NOT NULL,
	"sequence" integer NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_events_answer_id_sequence_pk" PRIMARY KEY("answer_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "assistant_access" (
	"assistant_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "assistant_access_assistant_id_user_id_pk" PRIMARY KEY("assistant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "assistants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"avatar_url" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"temperature" real DEFAULT 0.2 NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'auto' NOT NULL,
	"fallback_message" text DEFAULT '' NOT NULL,
	"welcome_message" text DEFAULT '' NOT NULL,
	"starter_questions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"citations_shown" boolean DEFAULT true NOT NULL,
	"feedback_asked" boolean DEFAULT true NOT NULL,
	"placeholder" text DEFAULT '' NOT NULL,
	"disclaimer" text DEFAULT '' NOT NULL,
	"allowed_domains" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rate_limit" jsonb,
	"widget_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "assistants_widget_key_unique" UNIQUE("widget_key")
);
--> statement-breakpoint
CREATE TABLE "billing_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"plan_guid" uuid,
	"billing_period" text DEFAULT 'M' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "data_chunks" (
	"data_file_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"page" integer,
	"heading" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "data_chunks_data_file_id_ordinal_pk" PRIMARY KEY("data_file_id","ordinal")
);
--> statement-breakpoint
CREATE TABLE "data_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assistant_id" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"content" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_verifications" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_records" (
	"model" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"user_code" text,
	"expires_at" timestamp with time zone,
	CONSTRAINT "identity_records_model_id_pk" PRIMARY KEY("model","id")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"number" text NOT NULL,
	"plan_name" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"parent_id" uuid,
	"ordinal" bigint GENERATED ALWAYS AS IDENTITY (sequence name "messages_ordinal_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"author" text NOT NULL,
	"content_type" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"citations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rating" text,
	"failure" jsonb,
	"stop_requested" boolean DEFAULT false NOT NULL,
	"heartbeat_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"support_email" text NOT NULL,
	"billing_email" text NOT NULL,
	"default_language" text DEFAULT 'en' NOT NULL,
	"wizard_pending" boolean DEFAULT true NOT NULL,
	"plan_guid" uuid NOT NULL,
	"billing_period" text DEFAULT 'M' NOT NULL,
	"subscription_status" text NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"daily_message_limit" integer NOT NULL,
	"monthly_character_limit" integer NOT NULL,
	"assistant_limit" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assistant_id" uuid NOT NULL,
	"user_id" uuid,
	"client_id" uuid,
	"title" text NOT NULL,
	"unread_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "threads_one_owner" CHECK (("threads"."user_id" is null) <> ("threads"."client_id" is null))
);
--> statement-breakpoint
CREATE TABLE "usage_per_day" (
	"organisation_id" uuid NOT NULL,
	"day" date NOT NULL,
	"messages" integer NOT NULL,
	CONSTRAINT "usage_per_day_organisation_id_day_pk" PRIMARY KEY("organisation_id","day")
);
--> statement-breakpoint
CREATE TABLE "usage_per_month" (
	"organisation_id" uuid NOT NULL,
	"month" date NOT NULL,
	"characters" bigint NOT NULL,
	CONSTRAINT "usage_per_month_organisation_id_month_pk" PRIMARY KEY("organisation_id","month")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"subject" text,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"avatar_url" text,
	"role" text NOT NULL,
	"status" text NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"password_hash" text,
	"email_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_subject_unique" UNIQUE("subject"),
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "answer_events" ADD CONSTRAINT "answer_events_answer_id_messages_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_access" ADD CONSTRAINT "assistant_access_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistant_access" ADD CONSTRAINT "assistant_access_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assistants" ADD CONSTRAINT "assistants_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_sessions" ADD CONSTRAINT "billing_sessions_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_chunks" ADD CONSTRAINT "data_chunks_data_file_id_data_files_id_fk" FOREIGN KEY ("data_file_id") REFERENCES "public"."data_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_files" ADD CONSTRAINT "data_files_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_verifications" ADD CONSTRAINT "email_verifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_thread_id_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."threads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_assistant_id_assistants_id_fk" FOREIGN KEY ("assistant_id") REFERENCES "public"."assistants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "threads" ADD CONSTRAINT "threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_per_day" ADD CONSTRAINT "usage_per_day_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_per_month" ADD CONSTRAINT "usage_per_month_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_events_by_time" ON "answer_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "assistant_access_by_user" ON "assistant_access" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "assistants_by_organisation" ON "assistants" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "data_files_by_assistant" ON "data_files" USING btree ("assistant_id");--> statement-breakpoint
CREATE INDEX "identity_records_by_grant" ON "identity_records" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "identity_records_by_uid" ON "identity_records" USING btree ("model","uid");--> statement-breakpoint
CREATE INDEX "identity_records_by_expiry" ON "identity_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "invoices_by_organisation" ON "invoices" USING btree ("organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_in_order" ON "messages" USING btree ("thread_id","ordinal");--> statement-breakpoint
CREATE INDEX "messages_by_time" ON "messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "messages_streaming" ON "messages" USING btree ("heartbeat_at") WHERE "messages"."state" = 'streaming';--> statement-breakpoint
CREATE INDEX "threads_by_user" ON "threads" USING btree ("user_id","assistant_id","updated_at");--> statement-breakpoint
CREATE INDEX "threads_by_client" ON "threads" USING btree ("client_id","assistant_id","updated_at");--> statement-breakpoint
CREATE INDEX "threads_by_assistant" ON "threads" USING btree ("assistant_id");--> statement-breakpoint
CREATE INDEX "users_by_organisation" ON "users" USING btree ("organisation_id");