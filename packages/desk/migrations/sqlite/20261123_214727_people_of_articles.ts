// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`articles\` ADD \`written_by\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`reviewed_by\` text;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`start_here\` numeric;`)
  await db.run(sql`CREATE INDEX \`articles_start_here_idx\` ON \`articles\` (\`start_here\`);`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_written_by\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_reviewed_by\` text;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` ADD \`version_start_here\` numeric;`)
  await db.run(sql`CREATE INDEX \`_articles_v_version_version_start_here_idx\` ON \`_articles_v\` (\`version_start_here\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`articles_start_here_idx\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`written_by\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`reviewed_by\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`start_here\`;`)
  await db.run(sql`DROP INDEX \`_articles_v_version_version_start_here_idx\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_written_by\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_reviewed_by\`;`)
  await db.run(sql`ALTER TABLE \`_articles_v\` DROP COLUMN \`version_start_here\`;`)
}
