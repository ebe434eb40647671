// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "public"."enum_services_drawing" ADD VALUE 'passport';
  ALTER TYPE "public"."enum_services_drawing" ADD VALUE 'card';
  ALTER TYPE "public"."enum_services_drawing" ADD VALUE 'diploma';
  ALTER TYPE "public"."enum_services_drawing" ADD VALUE 'bank';
  ALTER TYPE "public"."enum_services_drawing" ADD VALUE 'house';
  ALTER TYPE "public"."enum_services_drawing" ADD VALUE 'car';
  ALTER TYPE "public"."enum_services_drawing" ADD VALUE 'pram';
  ALTER TYPE "public"."enum_services_drawing" ADD VALUE 'laptop';
  ALTER TYPE "public"."enum_services_drawing" ADD VALUE 'suitcase';
  ALTER TYPE "public"."enum_services_drawing" ADD VALUE 'coins';
  ALTER TYPE "public"."enum_services_drawing" ADD VALUE 'rings';
  ALTER TYPE "public"."enum_services_drawing" ADD VALUE 'mailbox';
  ALTER TYPE "public"."enum_services_drawing" ADD VALUE 'scales';
  ALTER TYPE "public"."enum__services_v_version_drawing" ADD VALUE 'passport';
  ALTER TYPE "public"."enum__services_v_version_drawing" ADD VALUE 'card';
  ALTER TYPE "public"."enum__services_v_version_drawing" ADD VALUE 'diploma';
  ALTER TYPE "public"."enum__services_v_version_drawing" ADD VALUE 'bank';
  ALTER TYPE "public"."enum__services_v_version_drawing" ADD VALUE 'house';
  ALTER TYPE "public"."enum__services_v_version_drawing" ADD VALUE 'car';
  ALTER TYPE "public"."enum__services_v_version_drawing" ADD VALUE 'pram';
  ALTER TYPE "public"."enum__services_v_version_drawing" ADD VALUE 'laptop';
  ALTER TYPE "public"."enum__services_v_version_drawing" ADD VALUE 'suitcase';
  ALTER TYPE "public"."enum__services_v_version_drawing" ADD VALUE 'coins';
  ALTER TYPE "public"."enum__services_v_version_drawing" ADD VALUE 'rings';
  ALTER TYPE "public"."enum__services_v_version_drawing" ADD VALUE 'mailbox';
  ALTER TYPE "public"."enum__services_v_version_drawing" ADD VALUE 'scales';
  ALTER TYPE "public"."enum_articles_drawing" ADD VALUE 'passport';
  ALTER TYPE "public"."enum_articles_drawing" ADD VALUE 'card';
  ALTER TYPE "public"."enum_articles_drawing" ADD VALUE 'diploma';
  ALTER TYPE "public"."enum_articles_drawing" ADD VALUE 'bank';
  ALTER TYPE "public"."enum_articles_drawing" ADD VALUE 'house';
  ALTER TYPE "public"."enum_articles_drawing" ADD VALUE 'car';
  ALTER TYPE "public"."enum_articles_drawing" ADD VALUE 'pram';
  ALTER TYPE "public"."enum_articles_drawing" ADD VALUE 'laptop';
  ALTER TYPE "public"."enum_articles_drawing" ADD VALUE 'suitcase';
  ALTER TYPE "public"."enum_articles_drawing" ADD VALUE 'coins';
  ALTER TYPE "public"."enum_articles_drawing" ADD VALUE 'rings';
  ALTER TYPE "public"."enum_articles_drawing" ADD VALUE 'mailbox';
  ALTER TYPE "public"."enum_articles_drawing" ADD VALUE 'scales';
  ALTER TYPE "public"."enum__articles_v_version_drawing" ADD VALUE 'passport';
  ALTER TYPE "public"."enum__articles_v_version_drawing" ADD VALUE 'card';
  ALTER TYPE "public"."enum__articles_v_version_drawing" ADD VALUE 'diploma';
  ALTER TYPE "public"."enum__articles_v_version_drawing" ADD VALUE 'bank';
  ALTER TYPE "public"."enum__articles_v_version_drawing" ADD VALUE 'house';
  ALTER TYPE "public"."enum__articles_v_version_drawing" ADD VALUE 'car';
  ALTER TYPE "public"."enum__articles_v_version_drawing" ADD VALUE 'pram';
  ALTER TYPE "public"."enum__articles_v_version_drawing" ADD VALUE 'laptop';
  ALTER TYPE "public"."enum__articles_v_version_drawing" ADD VALUE 'suitcase';
  ALTER TYPE "public"."enum__articles_v_version_drawing" ADD VALUE 'coins';
  ALTER TYPE "public"."enum__articles_v_version_drawing" ADD VALUE 'rings';
  ALTER TYPE "public"."enum__articles_v_version_drawing" ADD VALUE 'mailbox';
  ALTER TYPE "public"."enum__articles_v_version_drawing" ADD VALUE 'scales';
  ALTER TYPE "public"."enum_courses_drawing" ADD VALUE 'passport';
  ALTER TYPE "public"."enum_courses_drawing" ADD VALUE 'card';
  ALTER TYPE "public"."enum_courses_drawing" ADD VALUE 'diploma';
  ALTER TYPE "public"."enum_courses_drawing" ADD VALUE 'bank';
  ALTER TYPE "public"."enum_courses_drawing" ADD VALUE 'house';
  ALTER TYPE "public"."enum_courses_drawing" ADD VALUE 'car';
  ALTER TYPE "public"."enum_courses_drawing" ADD VALUE 'pram';
  ALTER TYPE "public"."enum_courses_drawing" ADD VALUE 'laptop';
  ALTER TYPE "public"."enum_courses_drawing" ADD VALUE 'suitcase';
  ALTER TYPE "public"."enum_courses_drawing" ADD VALUE 'coins';
  ALTER TYPE "public"."enum_courses_drawing" ADD VALUE 'rings';
  ALTER TYPE "public"."enum_courses_drawing" ADD VALUE 'mailbox';
  ALTER TYPE "public"."enum_courses_drawing" ADD VALUE 'scales';
  ALTER TYPE "public"."enum__courses_v_version_drawing" ADD VALUE 'passport';
  ALTER TYPE "public"."enum__courses_v_version_drawing" ADD VALUE 'card';
  ALTER TYPE "public"."enum__courses_v_version_drawing" ADD VALUE 'diploma';
  ALTER TYPE "public"."enum__courses_v_version_drawing" ADD VALUE 'bank';
  ALTER TYPE "public"."enum__courses_v_version_drawing" ADD VALUE 'house';
  ALTER TYPE "public"."enum__courses_v_version_drawing" ADD VALUE 'car';
  ALTER TYPE "public"."enum__courses_v_version_drawing" ADD VALUE 'pram';
  ALTER TYPE "public"."enum__courses_v_version_drawing" ADD VALUE 'laptop';
  ALTER TYPE "public"."enum__courses_v_version_drawing" ADD VALUE 'suitcase';
  ALTER TYPE "public"."enum__courses_v_version_drawing" ADD VALUE 'coins';
  ALTER TYPE "public"."enum__courses_v_version_drawing" ADD VALUE 'rings';
  ALTER TYPE "public"."enum__courses_v_version_drawing" ADD VALUE 'mailbox';
  ALTER TYPE "public"."enum__courses_v_version_drawing" ADD VALUE 'scales';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "services" ALTER COLUMN "drawing" SET DATA TYPE text;
  DROP TYPE "public"."enum_services_drawing";
  CREATE TYPE "public"."enum_services_drawing" AS ENUM('lighthouse', 'prague', 'bratislava', 'stamp', 'form', 'key', 'receipt', 'umbrella', 'briefcase', 'calendar', 'envelope', 'family');
  ALTER TABLE "services" ALTER COLUMN "drawing" SET DATA TYPE "public"."enum_services_drawing" USING "drawing"::"public"."enum_services_drawing";
  ALTER TABLE "_services_v" ALTER COLUMN "version_drawing" SET DATA TYPE text;
  DROP TYPE "public"."enum__services_v_version_drawing";
  CREATE TYPE "public"."enum__services_v_version_drawing" AS ENUM('lighthouse', 'prague', 'bratislava', 'stamp', 'form', 'key', 'receipt', 'umbrella', 'briefcase', 'calendar', 'envelope', 'family');
  ALTER TABLE "_services_v" ALTER COLUMN "version_drawing" SET DATA TYPE "public"."enum__services_v_version_drawing" USING "version_drawing"::"public"."enum__services_v_version_drawing";
  ALTER TABLE "articles" ALTER COLUMN "drawing" SET DATA TYPE text;
  DROP TYPE "public"."enum_articles_drawing";
  CREATE TYPE "public"."enum_articles_drawing" AS ENUM('lighthouse', 'prague', 'bratislava', 'stamp', 'form', 'key', 'receipt', 'umbrella', 'briefcase', 'calendar', 'envelope', 'family');
  ALTER TABLE "articles" ALTER COLUMN "drawing" SET DATA TYPE "public"."enum_articles_drawing" USING "drawing"::"public"."enum_articles_drawing";
  ALTER TABLE "_articles_v" ALTER COLUMN "version_drawing" SET DATA TYPE text;
  DROP TYPE "public"."enum__articles_v_version_drawing";
  CREATE TYPE "public"."enum__articles_v_version_drawing" AS ENUM('lighthouse', 'prague', 'bratislava', 'stamp', 'form', 'key', 'receipt', 'umbrella', 'briefcase', 'calendar', 'envelope', 'family');
  ALTER TABLE "_articles_v" ALTER COLUMN "version_drawing" SET DATA TYPE "public"."enum__articles_v_version_drawing" USING "version_drawing"::"public"."enum__articles_v_version_drawing";
  ALTER TABLE "courses" ALTER COLUMN "drawing" SET DATA TYPE text;
  DROP TYPE "public"."enum_courses_drawing";
  CREATE TYPE "public"."enum_courses_drawing" AS ENUM('lighthouse', 'prague', 'bratislava', 'stamp', 'form', 'key', 'receipt', 'umbrella', 'briefcase', 'calendar', 'envelope', 'family');
  ALTER TABLE "courses" ALTER COLUMN "drawing" SET DATA TYPE "public"."enum_courses_drawing" USING "drawing"::"public"."enum_courses_drawing";
  ALTER TABLE "_courses_v" ALTER COLUMN "version_drawing" SET DATA TYPE text;
  DROP TYPE "public"."enum__courses_v_version_drawing";
  CREATE TYPE "public"."enum__courses_v_version_drawing" AS ENUM('lighthouse', 'prague', 'bratislava', 'stamp', 'form', 'key', 'receipt', 'umbrella', 'briefcase', 'calendar', 'envelope', 'family');
  ALTER TABLE "_courses_v" ALTER COLUMN "version_drawing" SET DATA TYPE "public"."enum__courses_v_version_drawing" USING "version_drawing"::"public"."enum__courses_v_version_drawing";`)
}
