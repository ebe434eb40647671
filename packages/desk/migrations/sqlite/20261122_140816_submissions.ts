// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`requests\` ADD \`kind\` text DEFAULT 'contact-request' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`requests\` ADD \`form_version\` numeric DEFAULT 1 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`requests\` ADD \`answers\` text DEFAULT '{}' NOT NULL;`)
  // Forms about one matter were stored as a contact request with their answers in the message: that is what they stay.
  await db.run(sql`UPDATE \`requests\` SET \`answers\` = json_patch('{}', json_object(
    'fullName', \`cf_full_name\`,
    'email', \`email\`,
    'phone', \`cf_client_phone_number\`,
    'euCitizen', \`cf_eu_citizen\`,
    'nationality', \`cf_nationality\`,
    'service', \`cf_select_servicee\`,
    'message', \`description\`
  ));`)
  await db.run(sql`ALTER TABLE \`requests\` RENAME COLUMN \`cf_full_name\` TO \`name\`;`)
  await db.run(sql`ALTER TABLE \`requests\` RENAME COLUMN \`cf_client_phone_number\` TO \`phone\`;`)
  await db.run(sql`ALTER TABLE \`requests\` RENAME COLUMN \`cf_nationality\` TO \`nationality\`;`)
  await db.run(sql`ALTER TABLE \`requests\` RENAME COLUMN \`cf_select_servicee\` TO \`service\`;`)
  await db.run(sql`ALTER TABLE \`requests\` DROP COLUMN \`cf_eu_citizen\`;`)
  await db.run(sql`ALTER TABLE \`requests\` DROP COLUMN \`description\`;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`requests\` ADD \`cf_eu_citizen\` text;`)
  await db.run(sql`ALTER TABLE \`requests\` ADD \`description\` text;`)
  // The older schema has seven fields: what another form asked is kept as it was written down, in the message.
  await db.run(sql`UPDATE \`requests\` SET
    \`cf_eu_citizen\` = \`answers\` ->> '$.euCitizen',
    \`description\` = CASE WHEN \`kind\` = 'contact-request' THEN \`answers\` ->> '$.message' ELSE \`answers\` END;`)
  await db.run(sql`ALTER TABLE \`requests\` RENAME COLUMN \`name\` TO \`cf_full_name\`;`)
  await db.run(sql`ALTER TABLE \`requests\` RENAME COLUMN \`phone\` TO \`cf_client_phone_number\`;`)
  await db.run(sql`ALTER TABLE \`requests\` RENAME COLUMN \`nationality\` TO \`cf_nationality\`;`)
  await db.run(sql`ALTER TABLE \`requests\` RENAME COLUMN \`service\` TO \`cf_select_servicee\`;`)
  await db.run(sql`ALTER TABLE \`requests\` DROP COLUMN \`kind\`;`)
  await db.run(sql`ALTER TABLE \`requests\` DROP COLUMN \`form_version\`;`)
  await db.run(sql`ALTER TABLE \`requests\` DROP COLUMN \`answers\`;`)
}
