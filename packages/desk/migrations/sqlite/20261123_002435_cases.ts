// @ts-nocheck
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`cases\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`reference\` text,
  	\`permit\` text,
  	\`state\` text,
  	\`waits_for\` text,
  	\`email\` text,
  	\`born_on\` text,
  	\`family\` text,
  	\`request\` text,
  	\`office\` text,
  	\`office_number\` text,
  	\`filed_on\` text,
  	\`decide_by\` text,
  	\`ended_on\` text,
  	\`changed_at\` text,
  	\`last_number\` numeric,
  	\`redacted_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`cases_reference_idx\` ON \`cases\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`cases_permit_idx\` ON \`cases\` (\`permit\`);`)
  await db.run(sql`CREATE INDEX \`cases_state_idx\` ON \`cases\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`cases_waits_for_idx\` ON \`cases\` (\`waits_for\`);`)
  await db.run(sql`CREATE INDEX \`cases_email_idx\` ON \`cases\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`cases_family_idx\` ON \`cases\` (\`family\`);`)
  await db.run(sql`CREATE INDEX \`cases_request_idx\` ON \`cases\` (\`request\`);`)
  await db.run(sql`CREATE INDEX \`cases_office_number_idx\` ON \`cases\` (\`office_number\`);`)
  await db.run(sql`CREATE INDEX \`cases_filed_on_idx\` ON \`cases\` (\`filed_on\`);`)
  await db.run(sql`CREATE INDEX \`cases_decide_by_idx\` ON \`cases\` (\`decide_by\`);`)
  await db.run(sql`CREATE INDEX \`cases_ended_on_idx\` ON \`cases\` (\`ended_on\`);`)
  await db.run(sql`CREATE INDEX \`cases_changed_at_idx\` ON \`cases\` (\`changed_at\`);`)
  await db.run(sql`CREATE INDEX \`cases_redacted_at_idx\` ON \`cases\` (\`redacted_at\`);`)
  await db.run(sql`CREATE INDEX \`cases_updated_at_idx\` ON \`cases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cases_created_at_idx\` ON \`cases\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`case_changes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`case_reference\` text NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`form_version\` numeric NOT NULL,
  	\`answers\` text NOT NULL,
  	\`author\` text NOT NULL,
  	\`person\` text,
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
  await db.run(sql`CREATE INDEX \`case_changes_case_reference_idx\` ON \`case_changes\` (\`case_reference\`);`)
  await db.run(sql`CREATE INDEX \`case_changes_unlisted_idx\` ON \`case_changes\` (\`unlisted\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`case_changes_reference_idx\` ON \`case_changes\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`case_changes_status_idx\` ON \`case_changes\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`case_changes_planned_at_idx\` ON \`case_changes\` (\`planned_at\`);`)
  await db.run(sql`CREATE INDEX \`case_changes_uploads_pending_idx\` ON \`case_changes\` (\`uploads_pending\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`case_changes_idempotency_key_idx\` ON \`case_changes\` (\`idempotency_key\`);`)
  await db.run(sql`CREATE INDEX \`case_changes_redacted_at_idx\` ON \`case_changes\` (\`redacted_at\`);`)
  await db.run(sql`CREATE INDEX \`case_changes_updated_at_idx\` ON \`case_changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`case_changes_created_at_idx\` ON \`case_changes\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`cases_id\` integer REFERENCES cases(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`case_changes_id\` integer REFERENCES case_changes(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cases_id_idx\` ON \`payload_locked_documents_rels\` (\`cases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_case_changes_id_idx\` ON \`payload_locked_documents_rels\` (\`case_changes_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`cases\`;`)
  await db.run(sql`DROP TABLE \`case_changes\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`requests_id\` integer,
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "requests_id", "outbox_id", "uploads_id", "downloads_id", "page_counts_id", "services_id", "articles_id", "pages_id", "courses_id", "lessons_id", "forms_id", "terms_id", "reviews_id", "jobs_id", "media_id", "videos_id", "official_forms_id", "redirects_id", "users_id", "form_versions_id", "publications_id", "rate_limits_id", "heartbeats_id") SELECT "id", "order", "parent_id", "path", "requests_id", "outbox_id", "uploads_id", "downloads_id", "page_counts_id", "services_id", "articles_id", "pages_id", "courses_id", "lessons_id", "forms_id", "terms_id", "reviews_id", "jobs_id", "media_id", "videos_id", "official_forms_id", "redirects_id", "users_id", "form_versions_id", "publications_id", "rate_limits_id", "heartbeats_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_requests_id_idx\` ON \`payload_locked_documents_rels\` (\`requests_id\`);`)
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
}
