// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "kept_work" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slot" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"content" varchar NOT NULL,
  	"size" numeric NOT NULL,
  	"revision" numeric NOT NULL,
  	"kept_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "kept_work_id" integer;
  CREATE UNIQUE INDEX "kept_work_slot_idx" ON "kept_work" USING btree ("slot");
  CREATE INDEX "kept_work_email_idx" ON "kept_work" USING btree ("email");
  CREATE INDEX "kept_work_kept_at_idx" ON "kept_work" USING btree ("kept_at");
  CREATE INDEX "kept_work_updated_at_idx" ON "kept_work" USING btree ("updated_at");
  CREATE INDEX "kept_work_created_at_idx" ON "kept_work" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_kept_work_fk" FOREIGN KEY ("kept_work_id") REFERENCES "public"."kept_work"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_kept_work_id_idx" ON "payload_locked_documents_rels" USING btree ("kept_work_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "kept_work" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "kept_work" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_kept_work_fk";
  
  DROP INDEX "payload_locked_documents_rels_kept_work_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "kept_work_id";`)
}
