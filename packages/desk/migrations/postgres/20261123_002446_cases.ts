// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_cases_state" AS ENUM('preparing', 'filed', 'suspended', 'granted', 'refused', 'stopped', 'withdrawn', 'closed');
  CREATE TYPE "public"."enum_cases_waits_for" AS ENUM('client', 'agency', 'office', 'nobody');
  CREATE TYPE "public"."enum_case_changes_author" AS ENUM('agency', 'client');
  CREATE TYPE "public"."enum_case_changes_status" AS ENUM('INITIAL', 'REQUESTED', 'SUCCEEDED', 'FAILED');
  CREATE TABLE "cases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"reference" varchar,
  	"permit" varchar,
  	"state" "enum_cases_state",
  	"waits_for" "enum_cases_waits_for",
  	"email" varchar,
  	"born_on" varchar,
  	"family" varchar,
  	"request" varchar,
  	"office" varchar,
  	"office_number" varchar,
  	"filed_on" varchar,
  	"decide_by" varchar,
  	"ended_on" varchar,
  	"changed_at" timestamp(3) with time zone,
  	"last_number" numeric,
  	"redacted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "case_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"case_reference" varchar NOT NULL,
  	"number" numeric NOT NULL,
  	"kind" varchar NOT NULL,
  	"form_version" numeric NOT NULL,
  	"answers" varchar NOT NULL,
  	"author" "enum_case_changes_author" NOT NULL,
  	"person" varchar,
  	"unlisted" boolean,
  	"reference" varchar NOT NULL,
  	"status" "enum_case_changes_status" DEFAULT 'INITIAL' NOT NULL,
  	"channels" varchar NOT NULL,
  	"planned_at" timestamp(3) with time zone,
  	"pending_uploads" varchar,
  	"uploads_pending" boolean,
  	"idempotency_key" varchar,
  	"redacted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "cases_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "case_changes_id" integer;
  CREATE UNIQUE INDEX "cases_reference_idx" ON "cases" USING btree ("reference");
  CREATE INDEX "cases_permit_idx" ON "cases" USING btree ("permit");
  CREATE INDEX "cases_state_idx" ON "cases" USING btree ("state");
  CREATE INDEX "cases_waits_for_idx" ON "cases" USING btree ("waits_for");
  CREATE INDEX "cases_email_idx" ON "cases" USING btree ("email");
  CREATE INDEX "cases_family_idx" ON "cases" USING btree ("family");
  CREATE INDEX "cases_request_idx" ON "cases" USING btree ("request");
  CREATE INDEX "cases_office_number_idx" ON "cases" USING btree ("office_number");
  CREATE INDEX "cases_filed_on_idx" ON "cases" USING btree ("filed_on");
  CREATE INDEX "cases_decide_by_idx" ON "cases" USING btree ("decide_by");
  CREATE INDEX "cases_ended_on_idx" ON "cases" USING btree ("ended_on");
  CREATE INDEX "cases_changed_at_idx" ON "cases" USING btree ("changed_at");
  CREATE INDEX "cases_redacted_at_idx" ON "cases" USING btree ("redacted_at");
  CREATE INDEX "cases_updated_at_idx" ON "cases" USING btree ("updated_at");
  CREATE INDEX "cases_created_at_idx" ON "cases" USING btree ("created_at");
  CREATE INDEX "case_changes_case_reference_idx" ON "case_changes" USING btree ("case_reference");
  CREATE INDEX "case_changes_unlisted_idx" ON "case_changes" USING btree ("unlisted");
  CREATE UNIQUE INDEX "case_changes_reference_idx" ON "case_changes" USING btree ("reference");
  CREATE INDEX "case_changes_status_idx" ON "case_changes" USING btree ("status");
  CREATE INDEX "case_changes_planned_at_idx" ON "case_changes" USING btree ("planned_at");
  CREATE INDEX "case_changes_uploads_pending_idx" ON "case_changes" USING btree ("uploads_pending");
  CREATE UNIQUE INDEX "case_changes_idempotency_key_idx" ON "case_changes" USING btree ("idempotency_key");
  CREATE INDEX "case_changes_redacted_at_idx" ON "case_changes" USING btree ("redacted_at");
  CREATE INDEX "case_changes_updated_at_idx" ON "case_changes" USING btree ("updated_at");
  CREATE INDEX "case_changes_created_at_idx" ON "case_changes" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cases_fk" FOREIGN KEY ("cases_id") REFERENCES "public"."cases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_case_changes_fk" FOREIGN KEY ("case_changes_id") REFERENCES "public"."case_changes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_cases_id_idx" ON "payload_locked_documents_rels" USING btree ("cases_id");
  CREATE INDEX "payload_locked_documents_rels_case_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("case_changes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "case_changes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cases" CASCADE;
  DROP TABLE "case_changes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_cases_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_case_changes_fk";
  
  DROP INDEX "payload_locked_documents_rels_cases_id_idx";
  DROP INDEX "payload_locked_documents_rels_case_changes_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "cases_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "case_changes_id";
  DROP TYPE "public"."enum_cases_state";
  DROP TYPE "public"."enum_cases_waits_for";
  DROP TYPE "public"."enum_case_changes_author";
  DROP TYPE "public"."enum_case_changes_status";`)
}
