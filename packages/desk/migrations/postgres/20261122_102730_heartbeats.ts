// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "heartbeats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"beat_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "heartbeats_id" integer;
  CREATE UNIQUE INDEX "heartbeats_name_idx" ON "heartbeats" USING btree ("name");
  CREATE INDEX "heartbeats_updated_at_idx" ON "heartbeats" USING btree ("updated_at");
  CREATE INDEX "heartbeats_created_at_idx" ON "heartbeats" USING btree ("created_at");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_heartbeats_fk" FOREIGN KEY ("heartbeats_id") REFERENCES "public"."heartbeats"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_heartbeats_id_idx" ON "payload_locked_documents_rels" USING btree ("heartbeats_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "heartbeats" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "heartbeats" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_heartbeats_fk";
  
  DROP INDEX "payload_locked_documents_rels_heartbeats_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "heartbeats_id";`)
}
