// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`articles_topics\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_topics_order_idx\` ON \`articles_topics\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`articles_topics_parent_idx\` ON \`articles_topics\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_articles_v_version_topics\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_articles_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_articles_v_version_topics_order_idx\` ON \`_articles_v_version_topics\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_topics_parent_idx\` ON \`_articles_v_version_topics\` (\`parent_id\`);`)
  await db.run(sql`ALTER TABLE \`services\` ADD \`seo_tag_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_services_v\` ADD \`version_seo_tag_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`seo_tag_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`series\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`series_order\` numeric;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`related_tool\` text;`)
  await db.run(sql`CREATE INDEX \`articles_series_idx\` ON \`articles\` (\`series\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_seo_tag_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_series\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_series_order\` numeric;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_related_tool\` text;`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_series_idx\` ON \`_articles_v\` (\`version_series\`);`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`seo_tag_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_seo_tag_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`courses\` ADD \`seo_tag_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` ADD \`version_seo_tag_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`lessons\` ADD \`seo_tag_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_lessons_v\` ADD \`version_seo_tag_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`jobs\` ADD \`seo_tag_canonical\` text;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` ADD \`version_seo_tag_canonical\` text;`)
  // What editors had typed in one line, parted by commas; words that are no topic are left behind.
  await db.run(sql`WITH known(value) AS (VALUES ('visas'), ('residence'), ('work'), ('freelancing'), ('tax'), ('insurance'), ('family'), ('housing'), ('documents'), ('money')),
    told AS (SELECT \`id\`, ',' || replace(lower(\`topics\`), ' ', '') || ',' AS words FROM \`articles\` WHERE \`topics\` IS NOT NULL)
    INSERT INTO \`articles_topics\` (\`order\`, \`parent_id\`, \`value\`)
    SELECT row_number() OVER (PARTITION BY told.id ORDER BY instr(told.words, ',' || known.value || ',')), told.id, known.value
    FROM told JOIN known ON instr(told.words, ',' || known.value || ',') > 0;`)
  await db.run(sql`WITH known(value) AS (VALUES ('visas'), ('residence'), ('work'), ('freelancing'), ('tax'), ('insurance'), ('family'), ('housing'), ('documents'), ('money')),
    told AS (SELECT \`id\`, ',' || replace(lower(\`version_topics\`), ' ', '') || ',' AS words FROM \`_articles_v\` WHERE \`version_topics\` IS NOT NULL)
    INSERT INTO \`_articles_v_version_topics\` (\`order\`, \`parent_id\`, \`value\`)
    SELECT row_number() OVER (PARTITION BY told.id ORDER BY instr(told.words, ',' || known.value || ',')), told.id, known.value
    FROM told JOIN known ON instr(told.words, ',' || known.value || ',') > 0;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`topics\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_topics\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`articles\` ADD \`topics\` text;`)
  await db.run(sql`UPDATE \`articles\` SET \`topics\` = (
    SELECT group_concat(value, ', ') FROM (SELECT value FROM \`articles_topics\` WHERE parent_id = \`articles\`.\`id\` ORDER BY \`order\`)
  );`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_topics\` text;`)
  await db.run(sql`UPDATE \`_articles_v\` SET \`version_topics\` = (
    SELECT group_concat(value, ', ') FROM (SELECT value FROM \`_articles_v_version_topics\` WHERE parent_id = \`_articles_v\`.\`id\` ORDER BY \`order\`)
  );`)
  await db.run(sql`DROP TABLE \`articles_topics\`;`)
  await db.run(sql`DROP TABLE \`_articles_v_version_topics\`;`)
  await db.run(sql`DROP INDEX \`articles_series_idx\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`seo_tag_canonical\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`series\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`series_order\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`related_tool\`;`)
  await db.run(sql`DROP INDEX \`_articles_v_version_version_series_idx\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_seo_tag_canonical\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_series\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_series_order\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_related_tool\`;`)
  await db.run(sql`ALTER TABLE \`services\` DROP COLUMN \`seo_tag_canonical\`;`)
  await db.run(sql`ALTER TABLE \`_services_v\` DROP COLUMN \`version_seo_tag_canonical\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`seo_tag_canonical\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_seo_tag_canonical\`;`)
  await db.run(sql`ALTER TABLE \`courses\` DROP COLUMN \`seo_tag_canonical\`;`)
  await db.run(sql`ALTER TABLE \`_courses_v\` DROP COLUMN \`version_seo_tag_canonical\`;`)
  await db.run(sql`ALTER TABLE \`lessons\` DROP COLUMN \`seo_tag_canonical\`;`)
  await db.run(sql`ALTER TABLE \`_lessons_v\` DROP COLUMN \`version_seo_tag_canonical\`;`)
  await db.run(sql`ALTER TABLE \`jobs\` DROP COLUMN \`seo_tag_canonical\`;`)
  await db.run(sql`ALTER TABLE \`_jobs_v\` DROP COLUMN \`version_seo_tag_canonical\`;`)
}
