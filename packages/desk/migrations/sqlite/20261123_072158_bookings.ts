// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`bookings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`starts_at\` text NOT NULL,
  	\`ends_at\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`consultant_id\` integer,
  	\`email\` text,
  	\`phone\` text,
  	\`about\` text,
  	\`zone\` text,
  	\`price\` text,
  	\`reference\` text NOT NULL,
  	\`consultation\` text,
  	\`held_until\` text,
  	\`confirmed_at\` text,
  	\`last_number\` numeric,
  	\`redacted_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`consultant_id\`) REFERENCES \`consultants\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`bookings_starts_at_idx\` ON \`bookings\` (\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`bookings_state_idx\` ON \`bookings\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`bookings_consultant_idx\` ON \`bookings\` (\`consultant_id\`);`)
  await db.run(sql`CREATE INDEX \`bookings_email_idx\` ON \`bookings\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`bookings_reference_idx\` ON \`bookings\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`bookings_consultation_idx\` ON \`bookings\` (\`consultation\`);`)
  await db.run(sql`CREATE INDEX \`bookings_held_until_idx\` ON \`bookings\` (\`held_until\`);`)
  await db.run(sql`CREATE INDEX \`bookings_redacted_at_idx\` ON \`bookings\` (\`redacted_at\`);`)
  await db.run(sql`CREATE INDEX \`bookings_updated_at_idx\` ON \`bookings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bookings_created_at_idx\` ON \`bookings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`booking_changes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`booking\` text NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`details\` text NOT NULL,
  	\`author\` text NOT NULL,
  	\`unlisted\` integer,
  	\`reference\` text NOT NULL,
  	\`status\` text DEFAULT 'INITIAL' NOT NULL,
  	\`channels\` text NOT NULL,
  	\`planned_at\` text,
  	\`pending_uploads\` text,
  	\`uploads_pending\` integer,
  	\`idempotency_key\` text,
  	\`redacted_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`booking_changes_booking_idx\` ON \`booking_changes\` (\`booking\`);`)
  await db.run(sql`CREATE INDEX \`booking_changes_unlisted_idx\` ON \`booking_changes\` (\`unlisted\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`booking_changes_reference_idx\` ON \`booking_changes\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`booking_changes_status_idx\` ON \`booking_changes\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`booking_changes_planned_at_idx\` ON \`booking_changes\` (\`planned_at\`);`)
  await db.run(sql`CREATE INDEX \`booking_changes_uploads_pending_idx\` ON \`booking_changes\` (\`uploads_pending\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`booking_changes_idempotency_key_idx\` ON \`booking_changes\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`booking_changes_redacted_at_idx\` ON \`booking_changes\` (\`redacted_at\`);`)
  await db.run(sql`CREATE INDEX \`booking_changes_updated_at_idx\` ON \`booking_changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`booking_changes_created_at_idx\` ON \`booking_changes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`booking_quanta\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`consultant\` numeric NOT NULL,
  	\`quantum\` numeric NOT NULL,
  	\`booking\` text NOT NULL,
  	\`claim\` numeric NOT NULL,
  	\`held_until\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`booking_quanta_booking_idx\` ON \`booking_quanta\` (\`booking\`);`)
  await db.run(sql`CREATE INDEX \`booking_quanta_updated_at_idx\` ON \`booking_quanta\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`booking_quanta_created_at_idx\` ON \`booking_quanta\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`consultant_quantum_idx\` ON \`booking_quanta\` (\`consultant\`,\`quantum\`);`)
  await db.run(sql`CREATE TABLE \`booking_waits\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`consultation\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`zone\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`status\` text DEFAULT 'INITIAL' NOT NULL,
  	\`channels\` text NOT NULL,
  	\`planned_at\` text,
  	\`pending_uploads\` text,
  	\`uploads_pending\` integer,
  	\`idempotency_key\` text,
  	\`redacted_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`booking_waits_consultation_idx\` ON \`booking_waits\` (\`consultation\`);`)
  await db.run(sql`CREATE INDEX \`booking_waits_email_idx\` ON \`booking_waits\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`booking_waits_reference_idx\` ON \`booking_waits\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`booking_waits_status_idx\` ON \`booking_waits\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`booking_waits_planned_at_idx\` ON \`booking_waits\` (\`planned_at\`);`)
  await db.run(sql`CREATE INDEX \`booking_waits_uploads_pending_idx\` ON \`booking_waits\` (\`uploads_pending\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`booking_waits_idempotency_key_idx\` ON \`booking_waits\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`booking_waits_redacted_at_idx\` ON \`booking_waits\` (\`redacted_at\`);`)
  await db.run(sql`CREATE INDEX \`booking_waits_updated_at_idx\` ON \`booking_waits\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`booking_waits_created_at_idx\` ON \`booking_waits\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`consultants_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`weekday\` text NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`consultants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`consultants_hours_order_idx\` ON \`consultants_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`consultants_hours_parent_id_idx\` ON \`consultants_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`consultants_days_off\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`consultants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`consultants_days_off_order_idx\` ON \`consultants_days_off\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`consultants_days_off_parent_id_idx\` ON \`consultants_days_off\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`consultants\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`meeting_url\` text,
  	\`every_minutes\` numeric DEFAULT 30 NOT NULL,
  	\`buffer_minutes\` numeric DEFAULT 10 NOT NULL,
  	\`lead_hours\` numeric DEFAULT 12 NOT NULL,
  	\`horizon_days\` numeric DEFAULT 60 NOT NULL,
  	\`feed_number\` numeric DEFAULT 1 NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`sample\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`consultants_updated_at_idx\` ON \`consultants\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consultants_created_at_idx\` ON \`consultants\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`consultants_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`consultations_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`consultants\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`consultations_id\`) REFERENCES \`consultations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`consultants_rels_order_idx\` ON \`consultants_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`consultants_rels_parent_idx\` ON \`consultants_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`consultants_rels_path_idx\` ON \`consultants_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`consultants_rels_consultations_id_idx\` ON \`consultants_rels\` (\`consultations_id\`);`)
  await db.run(sql`CREATE TABLE \`consultations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`lead\` text NOT NULL,
  	\`minutes\` numeric NOT NULL,
  	\`price\` numeric,
  	\`place\` text DEFAULT 'By video or phone' NOT NULL,
  	\`slug\` text NOT NULL,
  	\`offered\` integer DEFAULT true,
  	\`sample\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`consultations_slug_idx\` ON \`consultations\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`consultations_updated_at_idx\` ON \`consultations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`consultations_created_at_idx\` ON \`consultations\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`bookings_id\` integer REFERENCES bookings(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`booking_changes_id\` integer REFERENCES booking_changes(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`booking_quanta_id\` integer REFERENCES booking_quanta(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`booking_waits_id\` integer REFERENCES booking_waits(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`consultants_id\` integer REFERENCES consultants(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`consultations_id\` integer REFERENCES consultations(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bookings_id_idx\` ON \`payload_locked_documents_rels\` (\`bookings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_booking_changes_id_idx\` ON \`payload_locked_documents_rels\` (\`booking_changes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_booking_quanta_id_idx\` ON \`payload_locked_documents_rels\` (\`booking_quanta_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_booking_waits_id_idx\` ON \`payload_locked_documents_rels\` (\`booking_waits_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consultants_id_idx\` ON \`payload_locked_documents_rels\` (\`consultants_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_consultations_id_idx\` ON \`payload_locked_documents_rels\` (\`consultations_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`bookings\`;`)
  await db.run(sql`DROP TABLE \`booking_changes\`;`)
  await db.run(sql`DROP TABLE \`booking_quanta\`;`)
  await db.run(sql`DROP TABLE \`booking_waits\`;`)
  await db.run(sql`DROP TABLE \`consultants_hours\`;`)
  await db.run(sql`DROP TABLE \`consultants_days_off\`;`)
  await db.run(sql`DROP TABLE \`consultants\`;`)
  await db.run(sql`DROP TABLE \`consultants_rels\`;`)
  await db.run(sql`DROP TABLE \`consultations\`;`)
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "requests_id", "request_replies_id", "cases_id", "case_changes_id", "waiting_times_id", "orders_id", "order_changes_id", "outbox_id", "uploads_id", "downloads_id", "page_counts_id", "services_id", "articles_id", "pages_id", "courses_id", "lessons_id", "forms_id", "terms_id", "reviews_id", "jobs_id", "media_id", "videos_id", "official_forms_id", "redirects_id", "insurers_id", "insurance_products_id", "users_id", "form_versions_id", "publications_id", "rate_limits_id", "heartbeats_id", "client_sessions_id", "sign_ins_id", "provider_records_id") SELECT "id", "order", "parent_id", "path", "requests_id", "request_replies_id", "cases_id", "case_changes_id", "waiting_times_id", "orders_id", "order_changes_id", "outbox_id", "uploads_id", "downloads_id", "page_counts_id", "services_id", "articles_id", "pages_id", "courses_id", "lessons_id", "forms_id", "terms_id", "reviews_id", "jobs_id", "media_id", "videos_id", "official_forms_id", "redirects_id", "insurers_id", "insurance_products_id", "users_id", "form_versions_id", "publications_id", "rate_limits_id", "heartbeats_id", "client_sessions_id", "sign_ins_id", "provider_records_id" FROM \`payload_locked_documents_rels\`;`)
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
