// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`insurance_products\` ADD \`territory_lines\` text;`)
  await db.run(sql`ALTER TABLE \`insurance_products\` ADD \`obligation_lines\` text;`)
  await db.run(sql`ALTER TABLE \`_insurance_products_v\` ADD \`version_territory_lines\` text;`)
  await db.run(sql`ALTER TABLE \`_insurance_products_v\` ADD \`version_obligation_lines\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`insurance_products\` DROP COLUMN \`territory_lines\`;`)
  await db.run(sql`ALTER TABLE \`insurance_products\` DROP COLUMN \`obligation_lines\`;`)
  await db.run(sql`ALTER TABLE \`_insurance_products_v\` DROP COLUMN \`version_territory_lines\`;`)
  await db.run(sql`ALTER TABLE \`_insurance_products_v\` DROP COLUMN \`version_obligation_lines\`;`)
}
