// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_articles_topics" AS ENUM('visas', 'residence', 'work', 'freelancing', 'tax', 'insurance', 'family', 'housing', 'documents', 'money');
  CREATE TYPE "public"."enum__articles_v_version_topics" AS ENUM('visas', 'residence', 'work', 'freelancing', 'tax', 'insurance', 'family', 'housing', 'documents', 'money');
  CREATE TABLE "articles_topics" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_articles_topics",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_articles_v_version_topics" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__articles_v_version_topics",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "services" ADD COLUMN "seo_tag_canonical" varchar;
  ALTER TABLE "_services_v" ADD COLUMN "version_seo_tag_canonical" varchar;
  ALTER TABLE "articles" ADD COLUMN "seo_tag_canonical" varchar;
  ALTER TABLE "articles" ADD COLUMN "series" varchar;
  ALTER TABLE "articles" ADD COLUMN "series_order" numeric;
  ALTER TABLE "articles" ADD COLUMN "related_tool" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_seo_tag_canonical" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_series" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_series_order" numeric;
  ALTER TABLE "_articles_v" ADD COLUMN "version_related_tool" varchar;
  ALTER TABLE "pages" ADD COLUMN "seo_tag_canonical" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_seo_tag_canonical" varchar;
  ALTER TABLE "courses" ADD COLUMN "seo_tag_canonical" varchar;
  ALTER TABLE "_courses_v" ADD COLUMN "version_seo_tag_canonical" varchar;
  ALTER TABLE "lessons" ADD COLUMN "seo_tag_canonical" varchar;
  ALTER TABLE "_lessons_v" ADD COLUMN "version_seo_tag_canonical" varchar;
  ALTER TABLE "jobs" ADD COLUMN "seo_tag_canonical" varchar;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_seo_tag_canonical" varchar;
  ALTER TABLE "articles_topics" ADD CONSTRAINT "articles_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_topics" ADD CONSTRAINT "_articles_v_version_topics_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_topics_order_idx" ON "articles_topics" USING btree ("order");
  CREATE INDEX "articles_topics_parent_idx" ON "articles_topics" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_topics_order_idx" ON "_articles_v_version_topics" USING btree ("order");
  CREATE INDEX "_articles_v_version_topics_parent_idx" ON "_articles_v_version_topics" USING btree ("parent_id");
  CREATE INDEX "articles_series_idx" ON "articles" USING btree ("series");
  CREATE INDEX "_articles_v_version_version_series_idx" ON "_articles_v" USING btree ("version_series");`)
  // What editors had typed in one line, parted by commas; words that are no topic are left behind.
  await db.execute(sql`
  INSERT INTO "articles_topics" ("order", "parent_id", "value")
  SELECT row_number() OVER (PARTITION BY told."id" ORDER BY strpos(told.words, ',' || known.value::text || ',')), told."id", known.value
  FROM (SELECT "id", ',' || replace(lower("topics"), ' ', '') || ',' AS words FROM "articles" WHERE "topics" IS NOT NULL) told
  JOIN unnest(enum_range(NULL::"public"."enum_articles_topics")) AS known(value) ON strpos(told.words, ',' || known.value::text || ',') > 0;
  INSERT INTO "_articles_v_version_topics" ("order", "parent_id", "value")
  SELECT row_number() OVER (PARTITION BY told."id" ORDER BY strpos(told.words, ',' || known.value::text || ',')), told."id", known.value
  FROM (SELECT "id", ',' || replace(lower("version_topics"), ' ', '') || ',' AS words FROM "_articles_v" WHERE "version_topics" IS NOT NULL) told
  JOIN unnest(enum_range(NULL::"public"."enum__articles_v_version_topics")) AS known(value) ON strpos(told.words, ',' || known.value::text || ',') > 0;
  ALTER TABLE "articles" DROP COLUMN "topics";
  ALTER TABLE "_articles_v" DROP COLUMN "version_topics";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "articles" ADD COLUMN "topics" varchar;
  UPDATE "articles" SET "topics" = (SELECT string_agg("value"::text, ', ' ORDER BY "order") FROM "articles_topics" WHERE "parent_id" = "articles"."id");
  ALTER TABLE "_articles_v" ADD COLUMN "version_topics" varchar;
  UPDATE "_articles_v" SET "version_topics" = (SELECT string_agg("value"::text, ', ' ORDER BY "order") FROM "_articles_v_version_topics" WHERE "parent_id" = "_articles_v"."id");`)
  await db.execute(sql`
   ALTER TABLE "articles_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_articles_v_version_topics" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "articles_topics" CASCADE;
  DROP TABLE "_articles_v_version_topics" CASCADE;
  DROP INDEX "articles_series_idx";
  DROP INDEX "_articles_v_version_version_series_idx";
  ALTER TABLE "services" DROP COLUMN "seo_tag_canonical";
  ALTER TABLE "_services_v" DROP COLUMN "version_seo_tag_canonical";
  ALTER TABLE "articles" DROP COLUMN "seo_tag_canonical";
  ALTER TABLE "articles" DROP COLUMN "series";
  ALTER TABLE "articles" DROP COLUMN "series_order";
  ALTER TABLE "articles" DROP COLUMN "related_tool";
  ALTER TABLE "_articles_v" DROP COLUMN "version_seo_tag_canonical";
  ALTER TABLE "_articles_v" DROP COLUMN "version_series";
  ALTER TABLE "_articles_v" DROP COLUMN "version_series_order";
  ALTER TABLE "_articles_v" DROP COLUMN "version_related_tool";
  ALTER TABLE "pages" DROP COLUMN "seo_tag_canonical";
  ALTER TABLE "_pages_v" DROP COLUMN "version_seo_tag_canonical";
  ALTER TABLE "courses" DROP COLUMN "seo_tag_canonical";
  ALTER TABLE "_courses_v" DROP COLUMN "version_seo_tag_canonical";
  ALTER TABLE "lessons" DROP COLUMN "seo_tag_canonical";
  ALTER TABLE "_lessons_v" DROP COLUMN "version_seo_tag_canonical";
  ALTER TABLE "jobs" DROP COLUMN "seo_tag_canonical";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_seo_tag_canonical";
  DROP TYPE "public"."enum_articles_topics";
  DROP TYPE "public"."enum__articles_v_version_topics";`)
}
