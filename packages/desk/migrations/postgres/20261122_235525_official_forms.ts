// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "official_forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"application" varchar NOT NULL,
  	"published" boolean DEFAULT false,
  	"file" varchar,
  	"paper" jsonb,
  	"mapping" jsonb DEFAULT '{}'::jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "official_forms_id" integer;
  CREATE INDEX "official_forms_application_idx" ON "official_forms" USING btree ("application");
  CREATE INDEX "official_forms_updated_at_idx" ON "official_forms" USING btree ("updated_at");
  CREATE INDEX "official_forms_created_at_idx" ON "official_forms" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_official_forms_fk" FOREIGN KEY ("official_forms_id") REFERENCES "public"."official_forms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_official_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("official_forms_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "official_forms" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "official_forms" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_official_forms_fk";
  
  DROP INDEX "payload_locked_documents_rels_official_forms_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "official_forms_id";`)
}
