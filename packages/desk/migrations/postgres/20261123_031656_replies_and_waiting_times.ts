// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_request_replies_status" AS ENUM('INITIAL', 'REQUESTED', 'SUCCEEDED', 'FAILED');
  CREATE TABLE "request_replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"request_reference" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"person" varchar,
  	"reference" varchar NOT NULL,
  	"status" "enum_request_replies_status" DEFAULT 'INITIAL' NOT NULL,
  	"channels" varchar NOT NULL,
  	"planned_at" timestamp(3) with time zone,
  	"pending_uploads" varchar,
  	"uploads_pending" boolean,
  	"idempotency_key" varchar,
  	"redacted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "waiting_times" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"permit" varchar NOT NULL,
  	"office" varchar NOT NULL,
  	"quarter" varchar NOT NULL,
  	"days" numeric NOT NULL,
  	"sample" boolean,
  	"case_reference" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "requests" ADD COLUMN "title" varchar;
  ALTER TABLE "requests" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "cases" ADD COLUMN "told_at" timestamp(3) with time zone;
  ALTER TABLE "cases" ADD COLUMN "task_due" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "request_replies_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "waiting_times_id" integer;
  CREATE INDEX "request_replies_request_reference_idx" ON "request_replies" USING btree ("request_reference");
  CREATE UNIQUE INDEX "request_replies_reference_idx" ON "request_replies" USING btree ("reference");
  CREATE INDEX "request_replies_status_idx" ON "request_replies" USING btree ("status");
  CREATE INDEX "request_replies_planned_at_idx" ON "request_replies" USING btree ("planned_at");
  CREATE INDEX "request_replies_uploads_pending_idx" ON "request_replies" USING btree ("uploads_pending");
  CREATE UNIQUE INDEX "request_replies_idempotency_key_idx" ON "request_replies" USING btree ("idempotency_key");
  CREATE INDEX "request_replies_redacted_at_idx" ON "request_replies" USING btree ("redacted_at");
  CREATE INDEX "request_replies_updated_at_idx" ON "request_replies" USING btree ("updated_at");
  CREATE INDEX "request_replies_created_at_idx" ON "request_replies" USING btree ("created_at");
  CREATE INDEX "waiting_times_permit_idx" ON "waiting_times" USING btree ("permit");
  CREATE UNIQUE INDEX "waiting_times_case_reference_idx" ON "waiting_times" USING btree ("case_reference");
  CREATE INDEX "waiting_times_updated_at_idx" ON "waiting_times" USING btree ("updated_at");
  CREATE INDEX "waiting_times_created_at_idx" ON "waiting_times" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_request_replies_fk" FOREIGN KEY ("request_replies_id") REFERENCES "public"."request_replies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_waiting_times_fk" FOREIGN KEY ("waiting_times_id") REFERENCES "public"."waiting_times"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "cases_told_at_idx" ON "cases" USING btree ("told_at");
  CREATE INDEX "cases_task_due_idx" ON "cases" USING btree ("task_due");
  CREATE INDEX "payload_locked_documents_rels_request_replies_id_idx" ON "payload_locked_documents_rels" USING btree ("request_replies_id");
  CREATE INDEX "payload_locked_documents_rels_waiting_times_id_idx" ON "payload_locked_documents_rels" USING btree ("waiting_times_id");`)
  // Who and what, as new requests are titled; and every case is listed anew, with what the list has learned.
  await db.execute(sql`UPDATE "requests" SET "title" = CASE WHEN "name" IS NULL THEN COALESCE("service", "kind") ELSE "name" || ': ' || COALESCE("service", "kind") END;`)
  await db.execute(sql`UPDATE "cases" SET "last_number" = 0 WHERE "redacted_at" IS NULL;`)
  await db.execute(sql`UPDATE "case_changes" SET "unlisted" = true WHERE "number" = 1 AND "redacted_at" IS NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "request_replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "waiting_times" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "request_replies" CASCADE;
  DROP TABLE "waiting_times" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_request_replies_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_waiting_times_fk";
  
  DROP INDEX "cases_told_at_idx";
  DROP INDEX "cases_task_due_idx";
  DROP INDEX "payload_locked_documents_rels_request_replies_id_idx";
  DROP INDEX "payload_locked_documents_rels_waiting_times_id_idx";
  ALTER TABLE "requests" DROP COLUMN "title";
  ALTER TABLE "requests" DROP COLUMN "answered_at";
  ALTER TABLE "cases" DROP COLUMN "told_at";
  ALTER TABLE "cases" DROP COLUMN "task_due";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "request_replies_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "waiting_times_id";
  DROP TYPE "public"."enum_request_replies_status";`)
}
