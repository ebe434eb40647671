// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_reviews_source" AS ENUM('site');
  CREATE TYPE "public"."enum__reviews_v_version_source" AS ENUM('site');
  ALTER TABLE "reviews" ADD COLUMN "source" "enum_reviews_source";
  ALTER TABLE "reviews" ADD COLUMN "email" varchar;
  ALTER TABLE "reviews" ADD COLUMN "consent" varchar;
  ALTER TABLE "reviews" ADD COLUMN "spam" boolean DEFAULT false;
  ALTER TABLE "reviews" ADD COLUMN "idempotency_key" varchar;
  ALTER TABLE "reviews" ADD COLUMN "body_hash" varchar;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_source" "enum__reviews_v_version_source";
  ALTER TABLE "_reviews_v" ADD COLUMN "version_email" varchar;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_consent" varchar;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_spam" boolean DEFAULT false;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_idempotency_key" varchar;
  ALTER TABLE "_reviews_v" ADD COLUMN "version_body_hash" varchar;
  CREATE INDEX "compound_index_idx" ON "articles" USING btree ("_status","slug","seo_tag_noindex","seo_tag_canonical","created_at","updated_at");
  CREATE INDEX "_status_writtenOn_createdAt_idx" ON "articles" USING btree ("_status","written_on","created_at");
  CREATE INDEX "compound_index_1_idx" ON "_articles_v" USING btree ("version__status","version_slug","version_seo_tag_noindex","version_seo_tag_canonical","version_created_at","version_updated_at");
  CREATE INDEX "version__status_version_writtenOn_version_createdAt_idx" ON "_articles_v" USING btree ("version__status","version_written_on","version_created_at");
  CREATE INDEX "compound_index_2_idx" ON "pages" USING btree ("_status","slug","seo_tag_noindex","seo_tag_canonical","created_at","updated_at");
  CREATE INDEX "compound_index_3_idx" ON "_pages_v" USING btree ("version__status","version_slug","version_seo_tag_noindex","version_seo_tag_canonical","version_created_at","version_updated_at");
  CREATE UNIQUE INDEX "reviews_idempotency_key_idx" ON "reviews" USING btree ("idempotency_key");
  CREATE INDEX "_reviews_v_version_version_idempotency_key_idx" ON "_reviews_v" USING btree ("version_idempotency_key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "compound_index_idx";
  DROP INDEX "_status_writtenOn_createdAt_idx";
  DROP INDEX "compound_index_1_idx";
  DROP INDEX "version__status_version_writtenOn_version_createdAt_idx";
  DROP INDEX "compound_index_2_idx";
  DROP INDEX "compound_index_3_idx";
  DROP INDEX "reviews_idempotency_key_idx";
  DROP INDEX "_reviews_v_version_version_idempotency_key_idx";
  ALTER TABLE "reviews" DROP COLUMN "source";
  ALTER TABLE "reviews" DROP COLUMN "email";
  ALTER TABLE "reviews" DROP COLUMN "consent";
  ALTER TABLE "reviews" DROP COLUMN "spam";
  ALTER TABLE "reviews" DROP COLUMN "idempotency_key";
  ALTER TABLE "reviews" DROP COLUMN "body_hash";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_source";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_email";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_consent";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_spam";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_idempotency_key";
  ALTER TABLE "_reviews_v" DROP COLUMN "version_body_hash";
  DROP TYPE "public"."enum_reviews_source";
  DROP TYPE "public"."enum__reviews_v_version_source";`)
}
