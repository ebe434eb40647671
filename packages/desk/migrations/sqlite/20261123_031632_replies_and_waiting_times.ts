// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`request_replies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`request_reference\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`person\` text,
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
  await db.run(sql`CREATE INDEX \`request_replies_request_reference_idx\` ON \`request_replies\` (\`request_reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`request_replies_reference_idx\` ON \`request_replies\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`request_replies_status_idx\` ON \`request_replies\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`request_replies_planned_at_idx\` ON \`request_replies\` (\`planned_at\`);`)
  await db.run(sql`CREATE INDEX \`request_replies_uploads_pending_idx\` ON \`request_replies\` (\`uploads_pending\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`request_replies_idempotency_key_idx\` ON \`request_replies\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`request_replies_redacted_at_idx\` ON \`request_replies\` (\`redacted_at\`);`)
  await db.run(sql`CREATE INDEX \`request_replies_updated_at_idx\` ON \`request_replies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`request_replies_created_at_idx\` ON \`request_replies\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`waiting_times\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`permit\` text NOT NULL,
  	\`office\` text NOT NULL,
  	\`quarter\` text NOT NULL,
  	\`days\` numeric NOT NULL,
  	\`sample\` integer,
  	\`case_reference\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`waiting_times_permit_idx\` ON \`waiting_times\` (\`permit\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`waiting_times_case_reference_idx\` ON \`waiting_times\` (\`case_reference\`);`)
  await db.run(sql`CREATE INDEX \`waiting_times_updated_at_idx\` ON \`waiting_times\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`waiting_times_created_at_idx\` ON \`waiting_times\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`requests\` ADD \`title\` text;`)
  await db.run(sql`ALTER TABLE \`requests\` ADD \`answered_at\` text;`)
  await db.run(sql`ALTER TABLE \`cases\` ADD \`told_at\` text;`)
  await db.run(sql`ALTER TABLE \`cases\` ADD \`task_due\` text;`)
  await db.run(sql`CREATE INDEX \`cases_told_at_idx\` ON \`cases\` (\`told_at\`);`)
  await db.run(sql`CREATE INDEX \`cases_task_due_idx\` ON \`cases\` (\`task_due\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`request_replies_id\` integer REFERENCES request_replies(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`waiting_times_id\` integer REFERENCES waiting_times(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_request_replies_id_idx\` ON \`payload_locked_documents_rels\` (\`request_replies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_waiting_times_id_idx\` ON \`payload_locked_documents_rels\` (\`waiting_times_id\`);`)
  // Who and what, as new requests are titled; and every case is listed anew, with what the list has learned.
  await db.run(sql`UPDATE \`requests\` SET \`title\` = CASE WHEN \`name\` IS NULL THEN COALESCE(\`service\`, \`kind\`) ELSE \`name\` || ': ' || COALESCE(\`service\`, \`kind\`) END;`)
  await db.run(sql`UPDATE \`cases\` SET \`last_number\` = 0 WHERE \`redacted_at\` IS NULL;`)
  await db.run(sql`UPDATE \`case_changes\` SET \`unlisted\` = 1 WHERE \`number\` = 1 AND \`redacted_at\` IS NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`request_replies\`;`)
  await db.run(sql`DROP TABLE \`waiting_times\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`requests_id\` integer,
  	\`cases_id\` integer,
  	\`case_changes_id\` integer,
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
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`requests_id\`) REFERENCES \`requests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cases_id\`) REFERENCES \`cases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`case_changes_id\`) REFERENCES \`case_changes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`heartbeats_id\`) REFERENCES \`heartbeats\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "requests_id", "cases_id", "case_changes_id", "outbox_id", "uploads_id", "downloads_id", "page_counts_id", "services_id", "articles_id", "pages_id", "courses_id", "lessons_id", "forms_id", "terms_id", "reviews_id", "jobs_id", "media_id", "videos_id", "official_forms_id", "redirects_id", "users_id", "form_versions_id", "publications_id", "rate_limits_id", "heartbeats_id") SELECT "id", "order", "parent_id", "path", "requests_id", "cases_id", "case_changes_id", "outbox_id", "uploads_id", "downloads_id", "page_counts_id", "services_id", "articles_id", "pages_id", "courses_id", "lessons_id", "forms_id", "terms_id", "reviews_id", "jobs_id", "media_id", "videos_id", "official_forms_id", "redirects_id", "users_id", "form_versions_id", "publications_id", "rate_limits_id", "heartbeats_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`requests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cases_id_idx\` ON \`payload_locked_documents_rels\` (\`cases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_case_changes_id_idx\` ON \`payload_locked_documents_rels\` (\`case_changes_id\`);`)
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
  await db.run(sql`DROP INDEX \`cases_told_at_idx\`;`)
  await db.run(sql`DROP INDEX \`cases_task_due_idx\`;`)
  await db.run(sql`ALTER TABLE \`cases\` DROP COLUMN \`told_at\`;`)
  await db.run(sql`ALTER TABLE \`cases\` DROP COLUMN \`task_due\`;`)
  await db.run(sql`ALTER TABLE \`requests\` DROP COLUMN \`title\`;`)
  await db.run(sql`ALTER TABLE \`requests\` DROP COLUMN \`answered_at\`;`)
}
