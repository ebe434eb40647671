// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "page_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"form" varchar NOT NULL,
  	"version" numeric NOT NULL,
  	"day" varchar NOT NULL,
  	"page" varchar NOT NULL,
  	"reached" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "page_counts_id" integer;
  CREATE INDEX "page_counts_updated_at_idx" ON "page_counts" USING btree ("updated_at");
  CREATE INDEX "page_counts_created_at_idx" ON "page_counts" USING btree ("created_at");
  CREATE UNIQUE INDEX "form_version_day_page_idx" ON "page_counts" USING btree ("form","version","day","page");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_counts_fk" FOREIGN KEY ("page_counts_id") REFERENCES "public"."page_counts"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_page_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("page_counts_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "page_counts" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "page_counts" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_counts_fk";
  
  DROP INDEX "payload_locked_documents_rels_page_counts_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "page_counts_id";`)
}
