// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_sign_ins_status" AS ENUM('INITIAL', 'REQUESTED', 'SUCCEEDED', 'FAILED');
  CREATE TABLE "client_sessions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token_hash" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"device" varchar NOT NULL,
  	"seen_at" timestamp(3) with time zone NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sign_ins" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"interaction" varchar NOT NULL,
  	"browser" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"wrong_codes" numeric DEFAULT 0 NOT NULL,
  	"approved_at" timestamp(3) with time zone,
  	"reference" varchar NOT NULL,
  	"status" "enum_sign_ins_status" DEFAULT 'INITIAL' NOT NULL,
  	"channels" varchar NOT NULL,
  	"planned_at" timestamp(3) with time zone,
  	"pending_uploads" varchar,
  	"uploads_pending" boolean,
  	"idempotency_key" varchar,
  	"redacted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "provider_records" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"grant_id" varchar,
  	"uid" varchar,
  	"content" varchar NOT NULL,
  	"consumed_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "client_sessions_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "sign_ins_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "provider_records_id" integer;
  CREATE UNIQUE INDEX "client_sessions_token_hash_idx" ON "client_sessions" USING btree ("token_hash");
  CREATE INDEX "client_sessions_email_idx" ON "client_sessions" USING btree ("email");
  CREATE INDEX "client_sessions_seen_at_idx" ON "client_sessions" USING btree ("seen_at");
  CREATE INDEX "client_sessions_expires_at_idx" ON "client_sessions" USING btree ("expires_at");
  CREATE INDEX "client_sessions_updated_at_idx" ON "client_sessions" USING btree ("updated_at");
  CREATE INDEX "client_sessions_created_at_idx" ON "client_sessions" USING btree ("created_at");
  CREATE INDEX "sign_ins_interaction_idx" ON "sign_ins" USING btree ("interaction");
  CREATE INDEX "sign_ins_email_idx" ON "sign_ins" USING btree ("email");
  CREATE INDEX "sign_ins_expires_at_idx" ON "sign_ins" USING btree ("expires_at");
  CREATE UNIQUE INDEX "sign_ins_reference_idx" ON "sign_ins" USING btree ("reference");
  CREATE INDEX "sign_ins_status_idx" ON "sign_ins" USING btree ("status");
  CREATE INDEX "sign_ins_planned_at_idx" ON "sign_ins" USING btree ("planned_at");
  CREATE INDEX "sign_ins_uploads_pending_idx" ON "sign_ins" USING btree ("uploads_pending");
  CREATE UNIQUE INDEX "sign_ins_idempotency_key_idx" ON "sign_ins" USING btree ("idempotency_key");
  CREATE INDEX "sign_ins_redacted_at_idx" ON "sign_ins" USING btree ("redacted_at");
  CREATE INDEX "sign_ins_updated_at_idx" ON "sign_ins" USING btree ("updated_at");
  CREATE INDEX "sign_ins_created_at_idx" ON "sign_ins" USING btree ("created_at");
  CREATE UNIQUE INDEX "provider_records_key_idx" ON "provider_records" USING btree ("key");
  CREATE INDEX "provider_records_grant_id_idx" ON "provider_records" USING btree ("grant_id");
  CREATE INDEX "provider_records_uid_idx" ON "provider_records" USING btree ("uid");
  CREATE INDEX "provider_records_expires_at_idx" ON "provider_records" USING btree ("expires_at");
  CREATE INDEX "provider_records_updated_at_idx" ON "provider_records" USING btree ("updated_at");
  CREATE INDEX "provider_records_created_at_idx" ON "provider_records" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_client_sessions_fk" FOREIGN KEY ("client_sessions_id") REFERENCES "public"."client_sessions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sign_ins_fk" FOREIGN KEY ("sign_ins_id") REFERENCES "public"."sign_ins"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_provider_records_fk" FOREIGN KEY ("provider_records_id") REFERENCES "public"."provider_records"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_client_sessions_id_idx" ON "payload_locked_documents_rels" USING btree ("client_sessions_id");
  CREATE INDEX "payload_locked_documents_rels_sign_ins_id_idx" ON "payload_locked_documents_rels" USING btree ("sign_ins_id");
  CREATE INDEX "payload_locked_documents_rels_provider_records_id_idx" ON "payload_locked_documents_rels" USING btree ("provider_records_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "client_sessions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "sign_ins" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "provider_records" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "client_sessions" CASCADE;
  DROP TABLE "sign_ins" CASCADE;
  DROP TABLE "provider_records" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_client_sessions_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_sign_ins_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_provider_records_fk";
  
  DROP INDEX "payload_locked_documents_rels_client_sessions_id_idx";
  DROP INDEX "payload_locked_documents_rels_sign_ins_id_idx";
  DROP INDEX "payload_locked_documents_rels_provider_records_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "client_sessions_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "sign_ins_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "provider_records_id";
  DROP TYPE "public"."enum_sign_ins_status";`)
}
