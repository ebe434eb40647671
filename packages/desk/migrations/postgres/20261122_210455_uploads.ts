// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "uploads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"form" varchar NOT NULL,
  	"field" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"reference" varchar,
  	"expires_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "downloads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar NOT NULL,
  	"upload" numeric NOT NULL,
  	"type" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"person" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "requests" ADD COLUMN "pending_uploads" varchar;
  ALTER TABLE "requests" ADD COLUMN "uploads_pending" boolean;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "uploads_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "downloads_id" integer;
  CREATE UNIQUE INDEX "uploads_key_idx" ON "uploads" USING btree ("key");
  CREATE INDEX "uploads_reference_idx" ON "uploads" USING btree ("reference");
  CREATE INDEX "uploads_expires_at_idx" ON "uploads" USING btree ("expires_at");
  CREATE INDEX "uploads_updated_at_idx" ON "uploads" USING btree ("updated_at");
  CREATE INDEX "uploads_created_at_idx" ON "uploads" USING btree ("created_at");
  CREATE INDEX "downloads_reference_idx" ON "downloads" USING btree ("reference");
  CREATE INDEX "downloads_updated_at_idx" ON "downloads" USING btree ("updated_at");
  CREATE INDEX "downloads_created_at_idx" ON "downloads" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_uploads_fk" FOREIGN KEY ("uploads_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "requests_uploads_pending_idx" ON "requests" USING btree ("uploads_pending");
  CREATE INDEX "payload_locked_documents_rels_uploads_id_idx" ON "payload_locked_documents_rels" USING btree ("uploads_id");
  CREATE INDEX "payload_locked_documents_rels_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("downloads_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "uploads" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "downloads" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "uploads" CASCADE;
  DROP TABLE "downloads" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_uploads_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_downloads_fk";
  
  DROP INDEX "requests_uploads_pending_idx";
  DROP INDEX "payload_locked_documents_rels_uploads_id_idx";
  DROP INDEX "payload_locked_documents_rels_downloads_id_idx";
  ALTER TABLE "requests" DROP COLUMN "pending_uploads";
  ALTER TABLE "requests" DROP COLUMN "uploads_pending";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "uploads_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "downloads_id";`)
}
