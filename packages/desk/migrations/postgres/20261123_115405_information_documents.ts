// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "insurance_products" ADD COLUMN "territory_lines" varchar;
  ALTER TABLE "insurance_products" ADD COLUMN "obligation_lines" varchar;
  ALTER TABLE "_insurance_products_v" ADD COLUMN "version_territory_lines" varchar;
  ALTER TABLE "_insurance_products_v" ADD COLUMN "version_obligation_lines" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "insurance_products" DROP COLUMN "territory_lines";
  ALTER TABLE "insurance_products" DROP COLUMN "obligation_lines";
  ALTER TABLE "_insurance_products_v" DROP COLUMN "version_territory_lines";
  ALTER TABLE "_insurance_products_v" DROP COLUMN "version_obligation_lines";`)
}
