// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_insurance_products_line" AS ENUM('health', 'travel', 'liability');
  CREATE TYPE "public"."enum_insurance_products_category" AS ENUM('comprehensive', 'basic', 'travel', 'liability');
  CREATE TYPE "public"."enum_insurance_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__insurance_products_v_version_line" AS ENUM('health', 'travel', 'liability');
  CREATE TYPE "public"."enum__insurance_products_v_version_category" AS ENUM('comprehensive', 'basic', 'travel', 'liability');
  CREATE TYPE "public"."enum__insurance_products_v_version_status" AS ENUM('draft', 'published');
  CREATE TABLE "insurers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"identity" varchar NOT NULL,
  	"licensed_here" boolean DEFAULT true,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "insurance_products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"insurer_id" integer,
  	"line" "enum_insurance_products_line",
  	"category" "enum_insurance_products_category",
  	"ages_from" numeric,
  	"ages_to" numeric,
  	"length_from" numeric,
  	"length_to" numeric,
  	"insured_regular" boolean DEFAULT false,
  	"insured_student" boolean DEFAULT false,
  	"insured_pregnant" boolean DEFAULT false,
  	"not_for" varchar,
  	"limit_amount" numeric,
  	"limit_currency" varchar,
  	"sharing" boolean DEFAULT false,
  	"covers_urgent" boolean DEFAULT false,
  	"covers_home" boolean DEFAULT false,
  	"covers_remains" boolean DEFAULT false,
  	"covers_preventive" boolean DEFAULT false,
  	"covers_checkups" boolean DEFAULT false,
  	"covers_pregnancy" boolean DEFAULT false,
  	"covers_dental" boolean DEFAULT false,
  	"covers_luggage" boolean DEFAULT false,
  	"covers_cancellation" boolean DEFAULT false,
  	"covers_third_party" boolean DEFAULT false,
  	"excludes_intent" boolean DEFAULT false,
  	"excludes_fault" boolean DEFAULT false,
  	"excludes_alcohol" boolean DEFAULT false,
  	"excludes_drugs" boolean DEFAULT false,
  	"excludes_sports" boolean DEFAULT false,
  	"excludes_business" boolean DEFAULT false,
  	"limit_lines" varchar,
  	"exclusion_lines" varchar,
  	"tariffs" varchar,
  	"document" varchar,
  	"slug" varchar,
  	"order" numeric DEFAULT 100,
  	"sample" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_insurance_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_insurance_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_insurer_id" integer,
  	"version_line" "enum__insurance_products_v_version_line",
  	"version_category" "enum__insurance_products_v_version_category",
  	"version_ages_from" numeric,
  	"version_ages_to" numeric,
  	"version_length_from" numeric,
  	"version_length_to" numeric,
  	"version_insured_regular" boolean DEFAULT false,
  	"version_insured_student" boolean DEFAULT false,
  	"version_insured_pregnant" boolean DEFAULT false,
  	"version_not_for" varchar,
  	"version_limit_amount" numeric,
  	"version_limit_currency" varchar,
  	"version_sharing" boolean DEFAULT false,
  	"version_covers_urgent" boolean DEFAULT false,
  	"version_covers_home" boolean DEFAULT false,
  	"version_covers_remains" boolean DEFAULT false,
  	"version_covers_preventive" boolean DEFAULT false,
  	"version_covers_checkups" boolean DEFAULT false,
  	"version_covers_pregnancy" boolean DEFAULT false,
  	"version_covers_dental" boolean DEFAULT false,
  	"version_covers_luggage" boolean DEFAULT false,
  	"version_covers_cancellation" boolean DEFAULT false,
  	"version_covers_third_party" boolean DEFAULT false,
  	"version_excludes_intent" boolean DEFAULT false,
  	"version_excludes_fault" boolean DEFAULT false,
  	"version_excludes_alcohol" boolean DEFAULT false,
  	"version_excludes_drugs" boolean DEFAULT false,
  	"version_excludes_sports" boolean DEFAULT false,
  	"version_excludes_business" boolean DEFAULT false,
  	"version_limit_lines" varchar,
  	"version_exclusion_lines" varchar,
  	"version_tariffs" varchar,
  	"version_document" varchar,
  	"version_slug" varchar,
  	"version_order" numeric DEFAULT 100,
  	"version_sample" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__insurance_products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "insurers_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "insurance_products_id" integer;
  ALTER TABLE "insurance_products" ADD CONSTRAINT "insurance_products_insurer_id_insurers_id_fk" FOREIGN KEY ("insurer_id") REFERENCES "public"."insurers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_insurance_products_v" ADD CONSTRAINT "_insurance_products_v_parent_id_insurance_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."insurance_products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_insurance_products_v" ADD CONSTRAINT "_insurance_products_v_version_insurer_id_insurers_id_fk" FOREIGN KEY ("version_insurer_id") REFERENCES "public"."insurers"("id") ON DELETE set null ON UPDATE no action;
  CREATE UNIQUE INDEX "insurers_name_idx" ON "insurers" USING btree ("name");
  CREATE INDEX "insurers_updated_at_idx" ON "insurers" USING btree ("updated_at");
  CREATE INDEX "insurers_created_at_idx" ON "insurers" USING btree ("created_at");
  CREATE INDEX "insurance_products_insurer_idx" ON "insurance_products" USING btree ("insurer_id");
  CREATE UNIQUE INDEX "insurance_products_slug_idx" ON "insurance_products" USING btree ("slug");
  CREATE INDEX "insurance_products_updated_at_idx" ON "insurance_products" USING btree ("updated_at");
  CREATE INDEX "insurance_products_created_at_idx" ON "insurance_products" USING btree ("created_at");
  CREATE INDEX "insurance_products__status_idx" ON "insurance_products" USING btree ("_status");
  CREATE INDEX "_insurance_products_v_parent_idx" ON "_insurance_products_v" USING btree ("parent_id");
  CREATE INDEX "_insurance_products_v_version_version_insurer_idx" ON "_insurance_products_v" USING btree ("version_insurer_id");
  CREATE INDEX "_insurance_products_v_version_version_slug_idx" ON "_insurance_products_v" USING btree ("version_slug");
  CREATE INDEX "_insurance_products_v_version_version_updated_at_idx" ON "_insurance_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_insurance_products_v_version_version_created_at_idx" ON "_insurance_products_v" USING btree ("version_created_at");
  CREATE INDEX "_insurance_products_v_version_version__status_idx" ON "_insurance_products_v" USING btree ("version__status");
  CREATE INDEX "_insurance_products_v_created_at_idx" ON "_insurance_products_v" USING btree ("created_at");
  CREATE INDEX "_insurance_products_v_updated_at_idx" ON "_insurance_products_v" USING btree ("updated_at");
  CREATE INDEX "_insurance_products_v_latest_idx" ON "_insurance_products_v" USING btree ("latest");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_insurers_fk" FOREIGN KEY ("insurers_id") REFERENCES "public"."insurers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_insurance_products_fk" FOREIGN KEY ("insurance_products_id") REFERENCES "public"."insurance_products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_insurers_id_idx" ON "payload_locked_documents_rels" USING btree ("insurers_id");
  CREATE INDEX "payload_locked_documents_rels_insurance_products_id_idx" ON "payload_locked_documents_rels" USING btree ("insurance_products_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "insurers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "insurance_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_insurance_products_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "insurers" CASCADE;
  DROP TABLE "insurance_products" CASCADE;
  DROP TABLE "_insurance_products_v" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_insurers_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_insurance_products_fk";
  
  DROP INDEX "payload_locked_documents_rels_insurers_id_idx";
  DROP INDEX "payload_locked_documents_rels_insurance_products_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "insurers_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "insurance_products_id";
  DROP TYPE "public"."enum_insurance_products_line";
  DROP TYPE "public"."enum_insurance_products_category";
  DROP TYPE "public"."enum_insurance_products_status";
  DROP TYPE "public"."enum__insurance_products_v_version_line";
  DROP TYPE "public"."enum__insurance_products_v_version_category";
  DROP TYPE "public"."enum__insurance_products_v_version_status";`)
}
