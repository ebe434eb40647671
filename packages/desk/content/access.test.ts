import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload, PayloadRequest, SanitizedCollectionConfig, SanitizedConfig } from 'payload';
import { createLocalReq } from 'payload';
import { beforeAll, expect, test, vi } from 'vitest';
import type { User } from '../payload-types.ts';

vi.stubEnv('DATABASE_URL', '');
vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'majak-access-')));

let payload: Payload;
let config: SanitizedConfig;
beforeAll(async () => {
  payload = await (await import('../payload.ts')).openPayload();
  config = payload.config;
}, 120_000);

const account = {
  id: 9,
  collection: 'users',
  name: 'Somebody',
  email: 'a@b.example',
  createdAt: '',
  updatedAt: '',
} as const;
const people: Record<string, User | null> = {
  stranger: null,
  // Whoever still has a one-time password, whatever the role.
  locked: { ...account, role: 'owner', mustChangePassword: true },
  agent: { ...account, role: 'agent' },
  editor: { ...account, role: 'editor' },
  owner: { ...account, role: 'owner' },
};
const operations = ['create', 'read', 'update', 'delete', 'readVersions', 'unlock'] as const;

/**
 * Who may do what, whole: C create, R read, U update, D delete, V read versions, L unlock accounts.
 * A capital is all rows, a small letter some of them (see `someRows`), a dot none.
 */
const site = { stranger: '.r....', locked: '.r....', agent: '.R..V.', editor: 'CRUDV.', owner: 'CRUDV.' };
const closed = { stranger: '......', locked: '......', agent: '......', editor: '......', owner: '......' };
const table: Record<string, Record<string, string>> = {
  services: site,
  articles: site,
  pages: site,
  reviews: site,
  jobs: site,
  courses: site,
  lessons: site,
  forms: site,
  'form-versions': closed,
  consultations: { ...site, stranger: '......', locked: '......' },
  consultants: { ...closed, agent: 'CRU.V.', owner: 'CRUDV.' },
  bookings: { ...closed, agent: '.R..V.', owner: '.R..V.' },
  'booking-changes': closed,
  'booking-quanta': closed,
  'booking-waits': closed,
  terms: { ...site, stranger: '.R....', locked: '.R....' },
  insurers: { ...site, stranger: '.R....', locked: '.R....' },
  'insurance-products': site,
  videos: { stranger: '.R....', locked: '.R....', agent: '.R..V.', editor: 'CRUDV.', owner: 'CRUDV.' },
  media: { stranger: '.R....', locked: '.R....', agent: '.R..V.', editor: 'CRUDV.', owner: 'CRUDV.' },
  'official-forms': {
    stranger: '.R....',
    locked: '.R....',
    agent: '.R..V.',
    editor: 'CRUDV.',
    owner: 'CRUDV.',
  },
  redirects: { stranger: '......', locked: '......', agent: '.R..V.', editor: 'CRUDV.', owner: 'CRUDV.' },
  users: { stranger: '......', locked: '.ru...', agent: '.Ru.V.', editor: '.ru...', owner: 'CRUdV.' },
  requests: { stranger: '......', locked: '......', agent: '.RU.V.', editor: '......', owner: '.RU.V.' },
  cases: { stranger: '......', locked: '......', agent: '.R..V.', editor: '......', owner: '.R..V.' },
  'case-changes': closed,
  orders: { stranger: '......', locked: '......', agent: '.R..V.', editor: '......', owner: '.R..V.' },
  'order-changes': closed,
  'request-replies': closed,
  'waiting-times': closed,
  outbox: { stranger: '......', locked: '......', agent: '.R..V.', editor: '......', owner: '.R..V.' },
  uploads: closed,
  downloads: { ...closed, owner: '.R..V.' },
  'page-counts': { ...closed, agent: '.R..V.', editor: '.R..V.', owner: '.R..V.' },
  publications: closed,
  'rate-limits': closed,
  heartbeats: closed,
  'client-sessions': closed,
  'kept-work': closed,
  'sign-ins': closed,
  'provider-records': closed,
  'payload-kv': closed,
  'payload-migrations': closed,
  'payload-locked-documents': {
    stranger: '......',
    locked: '.r....',
    agent: 'CRUD..',
    editor: 'CRUD..',
    owner: 'CRUD..',
  },
  'payload-preferences': {
    stranger: '......',
    locked: '.rud..',
    agent: 'Crud..',
    editor: 'Crud..',
    owner: 'Crud..',
  },
};
const own = { id: { equals: 9 } };
const published = { _status: { equals: 'published' } };
const ownPreferences = { and: [{ 'user.value': { equals: 9 } }, { 'user.relationTo': { equals: 'users' } }] };

/** Which rows a small letter in the table stands for. */
const someRows: Record<string, unknown[]> = {
  ...Object.fromEntries(
    [
      'services',
      'articles',
      'pages',
      'courses',
      'lessons',
      'forms',
      'reviews',
      'jobs',
      'insurance-products',
    ].map((slug) => [slug, [published]]),
  ),
  users: [own, { id: { not_equals: 9 } }],
  'payload-locked-documents': [{ 'user.value': { equals: 9 } }],
  'payload-preferences': [ownPreferences],
};
const letters = { create: 'C', read: 'R', update: 'U', delete: 'D', readVersions: 'V', unlock: 'L' };

/** What an access function answers, as a letter of the table; `rows` collects which rows "some" are. */
async function ask(
  collection: SanitizedCollectionConfig,
  operation: (typeof operations)[number],
  req: PayloadRequest,
) {
  const { access, auth, slug } = collection;
  // Payload asks for versions only where it is told how, and for unlocking only where there are accounts.
  if (operation === 'unlock' && !auth) return '.';
  if (operation === 'readVersions' && !access.readVersions) return '.';
  const answer = await access[operation]?.({ req });
  if (typeof answer === 'object') expect(someRows[slug]).toContainEqual(answer);
  if (!answer) return '.';
  return answer === true ? letters[operation] : letters[operation].toLowerCase();
}

test('role × collection × operation is the table, for every collection there is', async () => {
  const asked: Record<string, Record<string, string>> = {};
  for (const collection of config.collections) {
    const line: Record<string, string> = {};
    for (const [name, user] of Object.entries(people)) {
      const req = await createLocalReq({ user: user ?? undefined }, payload);
      const answers = await Promise.all(operations.map((operation) => ask(collection, operation, req)));
      line[name] = answers.join('');
    }
    asked[collection.slug] = line;
  }
  expect(asked).toEqual(table);
});

test('there is no GraphQL, there are no API keys, and no jobs to run from outside', () => {
  expect(config.graphQL.disable).toBe(true);
  expect(config.collections.filter(({ auth }) => auth?.useAPIKey)).toEqual([]);
  expect(config.jobs.tasks ?? []).toEqual([]);
});
