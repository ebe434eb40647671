// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// A price is in the currency of the site, which the old name denied: what is stored stays as it is.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services" RENAME COLUMN "price_czk" TO "price";
  ALTER TABLE "_services_v" RENAME COLUMN "version_price_czk" TO "version_price";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services" RENAME COLUMN "price" TO "price_czk";
  ALTER TABLE "_services_v" RENAME COLUMN "version_price" TO "version_price_czk";`)
}
