// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`insurers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`identity\` text NOT NULL,
  	\`licensed_here\` integer DEFAULT true,
  	\`sample\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`insurers_name_idx\` ON \`insurers\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`insurers_updated_at_idx\` ON \`insurers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`insurers_created_at_idx\` ON \`insurers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`insurance_products\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`insurer_id\` integer,
  	\`line\` text,
  	\`category\` text,
  	\`ages_from\` numeric,
  	\`ages_to\` numeric,
  	\`length_from\` numeric,
  	\`length_to\` numeric,
  	\`insured_regular\` integer DEFAULT false,
  	\`insured_student\` integer DEFAULT false,
  	\`insured_pregnant\` integer DEFAULT false,
  	\`not_for\` text,
  	\`limit_amount\` numeric,
  	\`limit_currency\` text,
  	\`sharing\` integer DEFAULT false,
  	\`covers_urgent\` integer DEFAULT false,
  	\`covers_home\` integer DEFAULT false,
  	\`covers_remains\` integer DEFAULT false,
  	\`covers_preventive\` integer DEFAULT false,
  	\`covers_checkups\` integer DEFAULT false,
  	\`covers_pregnancy\` integer DEFAULT false,
  	\`covers_dental\` integer DEFAULT false,
  	\`covers_luggage\` integer DEFAULT false,
  	\`covers_cancellation\` integer DEFAULT false,
  	\`covers_third_party\` integer DEFAULT false,
  	\`excludes_intent\` integer DEFAULT false,
  	\`excludes_fault\` integer DEFAULT false,
  	\`excludes_alcohol\` integer DEFAULT false,
  	\`excludes_drugs\` integer DEFAULT false,
  	\`excludes_sports\` integer DEFAULT false,
  	\`excludes_business\` integer DEFAULT false,
  	\`limit_lines\` text,
  	\`exclusion_lines\` text,
  	\`tariffs\` text,
  	\`document\` text,
  	\`slug\` text,
  	\`order\` numeric DEFAULT 100,
  	\`sample\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`insurer_id\`) REFERENCES \`insurers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`insurance_products_insurer_idx\` ON \`insurance_products\` (\`insurer_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`insurance_products_slug_idx\` ON \`insurance_products\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`insurance_products_updated_at_idx\` ON \`insurance_products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`insurance_products_created_at_idx\` ON \`insurance_products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`insurance_products__status_idx\` ON \`insurance_products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_insurance_products_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_insurer_id\` integer,
  	\`version_line\` text,
  	\`version_category\` text,
  	\`version_ages_from\` numeric,
  	\`version_ages_to\` numeric,
  	\`version_length_from\` numeric,
  	\`version_length_to\` numeric,
  	\`version_insured_regular\` integer DEFAULT false,
  	\`version_insured_student\` integer DEFAULT false,
  	\`version_insured_pregnant\` integer DEFAULT false,
  	\`version_not_for\` text,
  	\`version_limit_amount\` numeric,
  	\`version_limit_currency\` text,
  	\`version_sharing\` integer DEFAULT false,
  	\`version_covers_urgent\` integer DEFAULT false,
  	\`version_covers_home\` integer DEFAULT false,
  	\`version_covers_remains\` integer DEFAULT false,
  	\`version_covers_preventive\` integer DEFAULT false,
  	\`version_covers_checkups\` integer DEFAULT false,
  	\`version_covers_pregnancy\` integer DEFAULT false,
  	\`version_covers_dental\` integer DEFAULT false,
  	\`version_covers_luggage\` integer DEFAULT false,
  	\`version_covers_cancellation\` integer DEFAULT false,
  	\`version_covers_third_party\` integer DEFAULT false,
  	\`version_excludes_intent\` integer DEFAULT false,
  	\`version_excludes_fault\` integer DEFAULT false,
  	\`version_excludes_alcohol\` integer DEFAULT false,
  	\`version_excludes_drugs\` integer DEFAULT false,
  	\`version_excludes_sports\` integer DEFAULT false,
  	\`version_excludes_business\` integer DEFAULT false,
  	\`version_limit_lines\` text,
  	\`version_exclusion_lines\` text,
  	\`version_tariffs\` text,
  	\`version_document\` text,
  	\`version_slug\` text,
  	\`version_order\` numeric DEFAULT 100,
  	\`version_sample\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`insurance_products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_insurer_id\`) REFERENCES \`insurers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_insurance_products_v_parent_idx\` ON \`_insurance_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_insurance_products_v_version_version_insurer_idx\` ON \`_insurance_products_v\` (\`version_insurer_id\`);`)
  await db.run(sql`CREATE INDEX \`_insurance_products_v_version_version_slug_idx\` ON \`_insurance_products_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_insurance_products_v_version_version_updated_at_idx\` ON \`_insurance_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_insurance_products_v_version_version_created_at_idx\` ON \`_insurance_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_insurance_products_v_version_version__status_idx\` ON \`_insurance_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_insurance_products_v_created_at_idx\` ON \`_insurance_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_insurance_products_v_updated_at_idx\` ON \`_insurance_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_insurance_products_v_latest_idx\` ON \`_insurance_products_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`insurers_id\` integer REFERENCES insurers(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`insurance_products_id\` integer REFERENCES insurance_products(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_insurers_id_idx\` ON \`payload_locked_documents_rels\` (\`insurers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_insurance_products_id_idx\` ON \`payload_locked_documents_rels\` (\`insurance_products_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`insurers\`;`)
  await db.run(sql`DROP TABLE \`insurance_products\`;`)
  await db.run(sql`DROP TABLE \`_insurance_products_v\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`requests_id\` integer,
  	\`request_replies_id\` integer,
  	\`cases_id\` integer,
  	\`case_changes_id\` integer,
  	\`waiting_times_id\` integer,
  	\`orders_id\` integer,
  	\`order_changes_id\` integer,
  	\`outbox_id\` integer,
  	\`uploads_id\` integer,
  	\`downloads_id\` integer,
  	\`page_counts_id\` integer,
  	\`services_id\` integer,
  	\`articles_id\` integer,
  	\`pages_id\` integer,
  	\`courses_id\` integer,
  	\`lessons_id\` integer,
  	\`forms_id\` integer,
  	\`terms_id\` integer,
  	\`reviews_id\` integer,
  	\`jobs_id\` integer,
  	\`media_id\` integer,
  	\`videos_id\` integer,
  	\`official_forms_id\` integer,
  	\`redirects_id\` integer,
  	\`users_id\` integer,
  	\`form_versions_id\` integer,
  	\`publications_id\` integer,
  	\`rate_limits_id\` integer,
  	\`heartbeats_id\` integer,
  	\`client_sessions_id\` integer,
  	\`sign_ins_id\` integer,
  	\`provider_records_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`requests_id\`) REFERENCES \`requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`request_replies_id\`) REFERENCES \`request_replies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cases_id\`) REFERENCES \`cases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`case_changes_id\`) REFERENCES \`case_changes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`waiting_times_id\`) REFERENCES \`waiting_times\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`orders_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`order_changes_id\`) REFERENCES \`order_changes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`outbox_id\`) REFERENCES \`outbox\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`uploads_id\`) REFERENCES \`uploads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`downloads_id\`) REFERENCES \`downloads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`page_counts_id\`) REFERENCES \`page_counts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`courses_id\`) REFERENCES \`courses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lessons_id\`) REFERENCES \`lessons\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`terms_id\`) REFERENCES \`terms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`official_forms_id\`) REFERENCES \`official_forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`form_versions_id\`) REFERENCES \`form_versions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`publications_id\`) REFERENCES \`publications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`rate_limits_id\`) REFERENCES \`rate_limits\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`heartbeats_id\`) REFERENCES \`heartbeats\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`client_sessions_id\`) REFERENCES \`client_sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sign_ins_id\`) REFERENCES \`sign_ins\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`provider_records_id\`) REFERENCES \`provider_records\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "requests_id", "request_replies_id", "cases_id", "case_changes_id", "waiting_times_id", "orders_id", "order_changes_id", "outbox_id", "uploads_id", "downloads_id", "page_counts_id", "services_id", "articles_id", "pages_id", "courses_id", "lessons_id", "forms_id", "terms_id", "reviews_id", "jobs_id", "media_id", "videos_id", "official_forms_id", "redirects_id", "users_id", "form_versions_id", "publications_id", "rate_limits_id", "heartbeats_id", "client_sessions_id", "sign_ins_id", "provider_records_id") SELECT "id", "order", "parent_id", "path", "requests_id", "request_replies_id", "cases_id", "case_changes_id", "waiting_times_id", "orders_id", "order_changes_id", "outbox_id", "uploads_id", "downloads_id", "page_counts_id", "services_id", "articles_id", "pages_id", "courses_id", "lessons_id", "forms_id", "terms_id", "reviews_id", "jobs_id", "media_id", "videos_id", "official_forms_id", "redirects_id", "users_id", "form_versions_id", "publications_id", "rate_limits_id", "heartbeats_id", "client_sessions_id", "sign_ins_id", "provider_records_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_request_replies_id_idx\` ON \`payload_locked_documents_rels\` (\`request_replies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cases_id_idx\` ON \`payload_locked_documents_rels\` (\`cases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_case_changes_id_idx\` ON \`payload_locked_documents_rels\` (\`case_changes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_waiting_times_id_idx\` ON \`payload_locked_documents_rels\` (\`waiting_times_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_orders_id_idx\` ON \`payload_locked_documents_rels\` (\`orders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_changes_id_idx\` ON \`payload_locked_documents_rels\` (\`order_changes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outbox_id_idx\` ON \`payload_locked_documents_rels\` (\`outbox_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_uploads_id_idx\` ON \`payload_locked_documents_rels\` (\`uploads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_downloads_id_idx\` ON \`payload_locked_documents_rels\` (\`downloads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_page_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`page_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_courses_id_idx\` ON \`payload_locked_documents_rels\` (\`courses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lessons_id_idx\` ON \`payload_locked_documents_rels\` (\`lessons_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_terms_id_idx\` ON \`payload_locked_documents_rels\` (\`terms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_official_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`official_forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_versions_id_idx\` ON \`payload_locked_documents_rels\` (\`form_versions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_publications_id_idx\` ON \`payload_locked_documents_rels\` (\`publications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rate_limits_id_idx\` ON \`payload_locked_documents_rels\` (\`rate_limits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_heartbeats_id_idx\` ON \`payload_locked_documents_rels\` (\`heartbeats_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_client_sessions_id_idx\` ON \`payload_locked_documents_rels\` (\`client_sessions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sign_ins_id_idx\` ON \`payload_locked_documents_rels\` (\`sign_ins_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_provider_records_id_idx\` ON \`payload_locked_documents_rels\` (\`provider_records_id\`);`)
}
