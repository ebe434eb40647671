// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "articles" ADD COLUMN "written_by" varchar;
  ALTER TABLE "articles" ADD COLUMN "reviewed_by" varchar;
  ALTER TABLE "articles" ADD COLUMN "start_here" numeric;
  ALTER TABLE "_articles_v" ADD COLUMN "version_written_by" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_reviewed_by" varchar;
  ALTER TABLE "_articles_v" ADD COLUMN "version_start_here" numeric;
  CREATE INDEX "articles_start_here_idx" ON "articles" USING btree ("start_here");
  CREATE INDEX "_articles_v_version_version_start_here_idx" ON "_articles_v" USING btree ("version_start_here");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "articles_start_here_idx";
  DROP INDEX "_articles_v_version_version_start_here_idx";
  ALTER TABLE "articles" DROP COLUMN "written_by";
  ALTER TABLE "articles" DROP COLUMN "reviewed_by";
  ALTER TABLE "articles" DROP COLUMN "start_here";
  ALTER TABLE "_articles_v" DROP COLUMN "version_written_by";
  ALTER TABLE "_articles_v" DROP COLUMN "version_reviewed_by";
  ALTER TABLE "_articles_v" DROP COLUMN "version_start_here";`)
}
