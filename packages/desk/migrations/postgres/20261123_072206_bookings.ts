// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_booking_changes_status" AS ENUM('INITIAL', 'REQUESTED', 'SUCCEEDED', 'FAILED');
  CREATE TYPE "public"."enum_booking_waits_status" AS ENUM('INITIAL', 'REQUESTED', 'SUCCEEDED', 'FAILED');
  CREATE TYPE "public"."enum_consultants_hours_weekday" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TABLE "bookings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"state" varchar NOT NULL,
  	"consultant_id" integer,
  	"email" varchar,
  	"phone" varchar,
  	"about" varchar,
  	"zone" varchar,
  	"price" varchar,
  	"reference" varchar NOT NULL,
  	"consultation" varchar,
  	"held_until" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"last_number" numeric,
  	"redacted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "booking_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"booking" varchar NOT NULL,
  	"number" numeric NOT NULL,
  	"kind" varchar NOT NULL,
  	"details" varchar NOT NULL,
  	"author" varchar NOT NULL,
  	"unlisted" boolean,
  	"reference" varchar NOT NULL,
  	"status" "enum_booking_changes_status" DEFAULT 'INITIAL' NOT NULL,
  	"channels" varchar NOT NULL,
  	"planned_at" timestamp(3) with time zone,
  	"pending_uploads" varchar,
  	"uploads_pending" boolean,
  	"idempotency_key" varchar,
  	"redacted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "booking_quanta" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"consultant" numeric NOT NULL,
  	"quantum" numeric NOT NULL,
  	"booking" varchar NOT NULL,
  	"claim" numeric NOT NULL,
  	"held_until" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "booking_waits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"consultation" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"zone" varchar NOT NULL,
  	"reference" varchar NOT NULL,
  	"status" "enum_booking_waits_status" DEFAULT 'INITIAL' NOT NULL,
  	"channels" varchar NOT NULL,
  	"planned_at" timestamp(3) with time zone,
  	"pending_uploads" varchar,
  	"uploads_pending" boolean,
  	"idempotency_key" varchar,
  	"redacted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consultants_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"weekday" "enum_consultants_hours_weekday" NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL
  );
  
  CREATE TABLE "consultants_days_off" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL
  );
  
  CREATE TABLE "consultants" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"meeting_url" varchar,
  	"every_minutes" numeric DEFAULT 30 NOT NULL,
  	"buffer_minutes" numeric DEFAULT 10 NOT NULL,
  	"lead_hours" numeric DEFAULT 12 NOT NULL,
  	"horizon_days" numeric DEFAULT 60 NOT NULL,
  	"feed_number" numeric DEFAULT 1 NOT NULL,
  	"active" boolean DEFAULT true,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consultants_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"consultations_id" integer
  );
  
  CREATE TABLE "consultations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"lead" varchar NOT NULL,
  	"minutes" numeric NOT NULL,
  	"price" numeric,
  	"place" varchar DEFAULT 'By video or phone' NOT NULL,
  	"slug" varchar NOT NULL,
  	"offered" boolean DEFAULT true,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "bookings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "booking_changes_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "booking_quanta_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "booking_waits_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consultants_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consultations_id" integer;
  ALTER TABLE "bookings" ADD CONSTRAINT "bookings_consultant_id_consultants_id_fk" FOREIGN KEY ("consultant_id") REFERENCES "public"."consultants"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consultants_hours" ADD CONSTRAINT "consultants_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consultants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consultants_days_off" ADD CONSTRAINT "consultants_days_off_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consultants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consultants_rels" ADD CONSTRAINT "consultants_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."consultants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consultants_rels" ADD CONSTRAINT "consultants_rels_consultations_fk" FOREIGN KEY ("consultations_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "bookings_starts_at_idx" ON "bookings" USING btree ("starts_at");
  CREATE INDEX "bookings_state_idx" ON "bookings" USING btree ("state");
  CREATE INDEX "bookings_consultant_idx" ON "bookings" USING btree ("consultant_id");
  CREATE INDEX "bookings_email_idx" ON "bookings" USING btree ("email");
  CREATE UNIQUE INDEX "bookings_reference_idx" ON "bookings" USING btree ("reference");
  CREATE INDEX "bookings_consultation_idx" ON "bookings" USING btree ("consultation");
  CREATE INDEX "bookings_held_until_idx" ON "bookings" USING btree ("held_until");
  CREATE INDEX "bookings_redacted_at_idx" ON "bookings" USING btree ("redacted_at");
  CREATE INDEX "bookings_updated_at_idx" ON "bookings" USING btree ("updated_at");
  CREATE INDEX "bookings_created_at_idx" ON "bookings" USING btree ("created_at");
  CREATE INDEX "booking_changes_booking_idx" ON "booking_changes" USING btree ("booking");
  CREATE INDEX "booking_changes_unlisted_idx" ON "booking_changes" USING btree ("unlisted");
  CREATE UNIQUE INDEX "booking_changes_reference_idx" ON "booking_changes" USING btree ("reference");
  CREATE INDEX "booking_changes_status_idx" ON "booking_changes" USING btree ("status");
  CREATE INDEX "booking_changes_planned_at_idx" ON "booking_changes" USING btree ("planned_at");
  CREATE INDEX "booking_changes_uploads_pending_idx" ON "booking_changes" USING btree ("uploads_pending");
  CREATE UNIQUE INDEX "booking_changes_idempotency_key_idx" ON "booking_changes" USING btree ("idempotency_key");
  CREATE INDEX "booking_changes_redacted_at_idx" ON "booking_changes" USING btree ("redacted_at");
  CREATE INDEX "booking_changes_updated_at_idx" ON "booking_changes" USING btree ("updated_at");
  CREATE INDEX "booking_changes_created_at_idx" ON "booking_changes" USING btree ("created_at");
  CREATE INDEX "booking_quanta_booking_idx" ON "booking_quanta" USING btree ("booking");
  CREATE INDEX "booking_quanta_updated_at_idx" ON "booking_quanta" USING btree ("updated_at");
  CREATE INDEX "booking_quanta_created_at_idx" ON "booking_quanta" USING btree ("created_at");
  CREATE UNIQUE INDEX "consultant_quantum_idx" ON "booking_quanta" USING btree ("consultant","quantum");
  CREATE INDEX "booking_waits_consultation_idx" ON "booking_waits" USING btree ("consultation");
  CREATE INDEX "booking_waits_email_idx" ON "booking_waits" USING btree ("email");
  CREATE UNIQUE INDEX "booking_waits_reference_idx" ON "booking_waits" USING btree ("reference");
  CREATE INDEX "booking_waits_status_idx" ON "booking_waits" USING btree ("status");
  CREATE INDEX "booking_waits_planned_at_idx" ON "booking_waits" USING btree ("planned_at");
  CREATE INDEX "booking_waits_uploads_pending_idx" ON "booking_waits" USING btree ("uploads_pending");
  CREATE UNIQUE INDEX "booking_waits_idempotency_key_idx" ON "booking_waits" USING btree ("idempotency_key");
  CREATE INDEX "booking_waits_redacted_at_idx" ON "booking_waits" USING btree ("redacted_at");
  CREATE INDEX "booking_waits_updated_at_idx" ON "booking_waits" USING btree ("updated_at");
  CREATE INDEX "booking_waits_created_at_idx" ON "booking_waits" USING btree ("created_at");
  CREATE INDEX "consultants_hours_order_idx" ON "consultants_hours" USING btree ("_order");
  CREATE INDEX "consultants_hours_parent_id_idx" ON "consultants_hours" USING btree ("_parent_id");
  CREATE INDEX "consultants_days_off_order_idx" ON "consultants_days_off" USING btree ("_order");
  CREATE INDEX "consultants_days_off_parent_id_idx" ON "consultants_days_off" USING btree ("_parent_id");
  CREATE INDEX "consultants_updated_at_idx" ON "consultants" USING btree ("updated_at");
  CREATE INDEX "consultants_created_at_idx" ON "consultants" USING btree ("created_at");
  CREATE INDEX "consultants_rels_order_idx" ON "consultants_rels" USING btree ("order");
  CREATE INDEX "consultants_rels_parent_idx" ON "consultants_rels" USING btree ("parent_id");
  CREATE INDEX "consultants_rels_path_idx" ON "consultants_rels" USING btree ("path");
  CREATE INDEX "consultants_rels_consultations_id_idx" ON "consultants_rels" USING btree ("consultations_id");
  CREATE UNIQUE INDEX "consultations_slug_idx" ON "consultations" USING btree ("slug");
  CREATE INDEX "consultations_updated_at_idx" ON "consultations" USING btree ("updated_at");
  CREATE INDEX "consultations_created_at_idx" ON "consultations" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_bookings_fk" FOREIGN KEY ("bookings_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_booking_changes_fk" FOREIGN KEY ("booking_changes_id") REFERENCES "public"."booking_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_booking_quanta_fk" FOREIGN KEY ("booking_quanta_id") REFERENCES "public"."booking_quanta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_booking_waits_fk" FOREIGN KEY ("booking_waits_id") REFERENCES "public"."booking_waits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consultants_fk" FOREIGN KEY ("consultants_id") REFERENCES "public"."consultants"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consultations_fk" FOREIGN KEY ("consultations_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_bookings_id_idx" ON "payload_locked_documents_rels" USING btree ("bookings_id");
  CREATE INDEX "payload_locked_documents_rels_booking_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("booking_changes_id");
  CREATE INDEX "payload_locked_documents_rels_booking_quanta_id_idx" ON "payload_locked_documents_rels" USING btree ("booking_quanta_id");
  CREATE INDEX "payload_locked_documents_rels_booking_waits_id_idx" ON "payload_locked_documents_rels" USING btree ("booking_waits_id");
  CREATE INDEX "payload_locked_documents_rels_consultants_id_idx" ON "payload_locked_documents_rels" USING btree ("consultants_id");
  CREATE INDEX "payload_locked_documents_rels_consultations_id_idx" ON "payload_locked_documents_rels" USING btree ("consultations_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "bookings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booking_changes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booking_quanta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "booking_waits" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consultants_hours" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consultants_days_off" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consultants" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consultants_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consultations" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "bookings" CASCADE;
  DROP TABLE "booking_changes" CASCADE;
  DROP TABLE "booking_quanta" CASCADE;
  DROP TABLE "booking_waits" CASCADE;
  DROP TABLE "consultants_hours" CASCADE;
  DROP TABLE "consultants_days_off" CASCADE;
  DROP TABLE "consultants" CASCADE;
  DROP TABLE "consultants_rels" CASCADE;
  DROP TABLE "consultations" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_bookings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_booking_changes_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_booking_quanta_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_booking_waits_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consultants_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consultations_fk";
  
  DROP INDEX "payload_locked_documents_rels_bookings_id_idx";
  DROP INDEX "payload_locked_documents_rels_booking_changes_id_idx";
  DROP INDEX "payload_locked_documents_rels_booking_quanta_id_idx";
  DROP INDEX "payload_locked_documents_rels_booking_waits_id_idx";
  DROP INDEX "payload_locked_documents_rels_consultants_id_idx";
  DROP INDEX "payload_locked_documents_rels_consultations_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "bookings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "booking_changes_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "booking_quanta_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "booking_waits_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consultants_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consultations_id";
  DROP TYPE "public"."enum_booking_changes_status";
  DROP TYPE "public"."enum_booking_waits_status";
  DROP TYPE "public"."enum_consultants_hours_weekday";`)
}
