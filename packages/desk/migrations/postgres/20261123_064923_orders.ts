// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_orders_state" AS ENUM('draft', 'awaiting', 'declined', 'paid', 'expired', 'refunded');
  CREATE TYPE "public"."enum_order_changes_author" AS ENUM('agency', 'client', 'bank', 'clock');
  CREATE TYPE "public"."enum_order_changes_status" AS ENUM('INITIAL', 'REQUESTED', 'SUCCEEDED', 'FAILED');
  CREATE TABLE "orders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"reference" varchar,
  	"kind" varchar,
  	"state" "enum_orders_state",
  	"email" varchar,
  	"about" varchar,
  	"variable_symbol" varchar,
  	"total" numeric,
  	"kept" numeric,
  	"currency" varchar,
  	"hold_until" timestamp(3) with time zone,
  	"next_due" varchar,
  	"changed_at" timestamp(3) with time zone,
  	"last_number" numeric,
  	"redacted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "order_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_reference" varchar NOT NULL,
  	"number" numeric NOT NULL,
  	"kind" varchar NOT NULL,
  	"answers" varchar NOT NULL,
  	"author" "enum_order_changes_author" NOT NULL,
  	"person" varchar,
  	"variable_symbol" varchar,
  	"unlisted" boolean,
  	"reference" varchar NOT NULL,
  	"status" "enum_order_changes_status" DEFAULT 'INITIAL' NOT NULL,
  	"channels" varchar NOT NULL,
  	"planned_at" timestamp(3) with time zone,
  	"pending_uploads" varchar,
  	"uploads_pending" boolean,
  	"idempotency_key" varchar,
  	"redacted_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "orders_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "order_changes_id" integer;
  CREATE UNIQUE INDEX "orders_reference_idx" ON "orders" USING btree ("reference");
  CREATE INDEX "orders_kind_idx" ON "orders" USING btree ("kind");
  CREATE INDEX "orders_state_idx" ON "orders" USING btree ("state");
  CREATE INDEX "orders_email_idx" ON "orders" USING btree ("email");
  CREATE INDEX "orders_about_idx" ON "orders" USING btree ("about");
  CREATE INDEX "orders_variable_symbol_idx" ON "orders" USING btree ("variable_symbol");
  CREATE INDEX "orders_hold_until_idx" ON "orders" USING btree ("hold_until");
  CREATE INDEX "orders_next_due_idx" ON "orders" USING btree ("next_due");
  CREATE INDEX "orders_changed_at_idx" ON "orders" USING btree ("changed_at");
  CREATE INDEX "orders_redacted_at_idx" ON "orders" USING btree ("redacted_at");
  CREATE INDEX "orders_updated_at_idx" ON "orders" USING btree ("updated_at");
  CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
  CREATE INDEX "order_changes_order_reference_idx" ON "order_changes" USING btree ("order_reference");
  CREATE UNIQUE INDEX "order_changes_variable_symbol_idx" ON "order_changes" USING btree ("variable_symbol");
  CREATE INDEX "order_changes_unlisted_idx" ON "order_changes" USING btree ("unlisted");
  CREATE UNIQUE INDEX "order_changes_reference_idx" ON "order_changes" USING btree ("reference");
  CREATE INDEX "order_changes_status_idx" ON "order_changes" USING btree ("status");
  CREATE INDEX "order_changes_planned_at_idx" ON "order_changes" USING btree ("planned_at");
  CREATE INDEX "order_changes_uploads_pending_idx" ON "order_changes" USING btree ("uploads_pending");
  CREATE UNIQUE INDEX "order_changes_idempotency_key_idx" ON "order_changes" USING btree ("idempotency_key");
  CREATE INDEX "order_changes_redacted_at_idx" ON "order_changes" USING btree ("redacted_at");
  CREATE INDEX "order_changes_updated_at_idx" ON "order_changes" USING btree ("updated_at");
  CREATE INDEX "order_changes_created_at_idx" ON "order_changes" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_orders_fk" FOREIGN KEY ("orders_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_order_changes_fk" FOREIGN KEY ("order_changes_id") REFERENCES "public"."order_changes"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_orders_id_idx" ON "payload_locked_documents_rels" USING btree ("orders_id");
  CREATE INDEX "payload_locked_documents_rels_order_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("order_changes_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "orders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "order_changes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "orders" CASCADE;
  DROP TABLE "order_changes" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_orders_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_order_changes_fk";
  
  DROP INDEX "payload_locked_documents_rels_orders_id_idx";
  DROP INDEX "payload_locked_documents_rels_order_changes_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "orders_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "order_changes_id";
  DROP TYPE "public"."enum_orders_state";
  DROP TYPE "public"."enum_order_changes_author";
  DROP TYPE "public"."enum_order_changes_status";`)
}
