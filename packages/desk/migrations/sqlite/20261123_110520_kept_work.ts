// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`kept_work\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slot\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`content\` text NOT NULL,
  	\`size\` numeric NOT NULL,
  	\`revision\` numeric NOT NULL,
  	\`kept_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`kept_work_slot_idx\` ON \`kept_work\` (\`slot\`);`)
  await db.run(sql`CREATE INDEX \`kept_work_email_idx\` ON \`kept_work\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`kept_work_kept_at_idx\` ON \`kept_work\` (\`kept_at\`);`)
  await db.run(sql`CREATE INDEX \`kept_work_updated_at_idx\` ON \`kept_work\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`kept_work_created_at_idx\` ON \`kept_work\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`kept_work_id\` integer REFERENCES kept_work(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_kept_work_id_idx\` ON \`payload_locked_documents_rels\` (\`kept_work_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`kept_work\`;`)
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
  	\`bookings_id\` integer,
  	\`booking_changes_id\` integer,
  	\`booking_quanta_id\` integer,
  	\`booking_waits_id\` integer,
  	\`consultants_id\` integer,
  	\`consultations_id\` integer,
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
  	\`insurers_id\` integer,
  	\`insurance_products_id\` integer,
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
  	FOREIGN KEY (\`bookings_id\`) REFERENCES \`bookings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`booking_changes_id\`) REFERENCES \`booking_changes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`booking_quanta_id\`) REFERENCES \`booking_quanta\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`booking_waits_id\`) REFERENCES \`booking_waits\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consultants_id\`) REFERENCES \`consultants\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consultations_id\`) REFERENCES \`consultations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`insurers_id\`) REFERENCES \`insurers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`insurance_products_id\`) REFERENCES \`insurance_products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "requests_id", "request_replies_id", "cases_id", "case_changes_id", "waiting_times_id", "orders_id", "order_changes_id", "bookings_id", "booking_changes_id", "booking_quanta_id", "booking_waits_id", "consultants_id", "consultations_id", "outbox_id", "uploads_id", "downloads_id", "page_counts_id", "services_id", "articles_id", "pages_id", "courses_id", "lessons_id", "forms_id", "terms_id", "reviews_id", "jobs_id", "media_id", "videos_id", "official_forms_id", "redirects_id", "insurers_id", "insurance_products_id", "users_id", "form_versions_id", "publications_id", "rate_limits_id", "heartbeats_id", "client_sessions_id", "sign_ins_id", "provider_records_id") SELECT "id", "order", "parent_id", "path", "requests_id", "request_replies_id", "cases_id", "case_changes_id", "waiting_times_id", "orders_id", "order_changes_id", "bookings_id", "booking_changes_id", "booking_quanta_id", "booking_waits_id", "consultants_id", "consultations_id", "outbox_id", "uploads_id", "downloads_id", "page_counts_id", "services_id", "articles_id", "pages_id", "courses_id", "lessons_id", "forms_id", "terms_id", "reviews_id", "jobs_id", "media_id", "videos_id", "official_forms_id", "redirects_id", "insurers_id", "insurance_products_id", "users_id", "form_versions_id", "publications_id", "rate_limits_id", "heartbeats_id", "client_sessions_id", "sign_ins_id", "provider_records_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bookings_id_idx\` ON \`payload_locked_documents_rels\` (\`bookings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_booking_changes_id_idx\` ON \`payload_locked_documents_rels\` (\`booking_changes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_booking_quanta_id_idx\` ON \`payload_locked_documents_rels\` (\`booking_quanta_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_booking_waits_id_idx\` ON \`payload_locked_documents_rels\` (\`booking_waits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consultants_id_idx\` ON \`payload_locked_documents_rels\` (\`consultants_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consultations_id_idx\` ON \`payload_locked_documents_rels\` (\`consultations_id\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_insurers_id_idx\` ON \`payload_locked_documents_rels\` (\`insurers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_insurance_products_id_idx\` ON \`payload_locked_documents_rels\` (\`insurance_products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_versions_id_idx\` ON \`payload_locked_documents_rels\` (\`form_versions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_publications_id_idx\` ON \`payload_locked_documents_rels\` (\`publications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_rate_limits_id_idx\` ON \`payload_locked_documents_rels\` (\`rate_limits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_heartbeats_id_idx\` ON \`payload_locked_documents_rels\` (\`heartbeats_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_client_sessions_id_idx\` ON \`payload_locked_documents_rels\` (\`client_sessions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sign_ins_id_idx\` ON \`payload_locked_documents_rels\` (\`sign_ins_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_provider_records_id_idx\` ON \`payload_locked_documents_rels\` (\`provider_records_id\`);`)
}
