// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  // Forms about one matter were stored as a contact request with their answers in the message: that is what they stay.
  await db.execute(sql`
   ALTER TABLE "requests" ADD COLUMN "kind" varchar DEFAULT 'contact-request' NOT NULL;
  ALTER TABLE "requests" ADD COLUMN "form_version" numeric DEFAULT 1 NOT NULL;
  ALTER TABLE "requests" ADD COLUMN "answers" varchar DEFAULT '{}' NOT NULL;
  UPDATE "requests" SET "answers" = json_strip_nulls(json_build_object(
    'fullName', "cf_full_name",
    'email', "email",
    'phone', "cf_client_phone_number",
    'euCitizen', "cf_eu_citizen",
    'nationality', "cf_nationality",
    'service', "cf_select_servicee",
    'message', "description"
  ))::text;
  ALTER TABLE "requests" RENAME COLUMN "cf_full_name" TO "name";
  ALTER TABLE "requests" RENAME COLUMN "cf_client_phone_number" TO "phone";
  ALTER TABLE "requests" RENAME COLUMN "cf_nationality" TO "nationality";
  ALTER TABLE "requests" RENAME COLUMN "cf_select_servicee" TO "service";
  ALTER TABLE "requests" DROP COLUMN "cf_eu_citizen";
  ALTER TABLE "requests" DROP COLUMN "description";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  // The older schema has seven fields: what another form asked is kept as it was written down, in the message.
  await db.execute(sql`
   ALTER TABLE "requests" ADD COLUMN "cf_eu_citizen" varchar;
  ALTER TABLE "requests" ADD COLUMN "description" varchar;
  UPDATE "requests" SET
    "cf_eu_citizen" = "answers"::json ->> 'euCitizen',
    "description" = CASE WHEN "kind" = 'contact-request' THEN "answers"::json ->> 'message' ELSE "answers" END;
  ALTER TABLE "requests" RENAME COLUMN "name" TO "cf_full_name";
  ALTER TABLE "requests" RENAME COLUMN "phone" TO "cf_client_phone_number";
  ALTER TABLE "requests" RENAME COLUMN "nationality" TO "cf_nationality";
  ALTER TABLE "requests" RENAME COLUMN "service" TO "cf_select_servicee";
  ALTER TABLE "requests" DROP COLUMN "kind";
  ALTER TABLE "requests" DROP COLUMN "form_version";
  ALTER TABLE "requests" DROP COLUMN "answers";`)
}
