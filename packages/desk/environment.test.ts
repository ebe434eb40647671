import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseEnv, variables } from './environment.ts';
import { faultsForServing } from './faults-for-serving.ts';

const secret = 'kq8Zr2Lw9Xv4Tn7Bm1Yc6Hd3Fs5Gj0Pa';

test('an empty environment is a usable one', () => {
  const env = parseEnv({});
  expect(env).toMatchObject({
    APP_ENV: 'local',
    SITE: 'cz',
    webUrl: 'http://localhost:3000',
    studioUrl: 'http://localhost:3001',
  });
  expect(env.databaseUrl).toMatch(/^file:.*majak\.db$/);
});

test.each([
  ['APP_ENV', 'prod'],
  ['SITE', 'pl'],
  ['DATABASE_URL', 'mysql://x'],
  ['WEB_PORT', 'http'],
  ['WEB_PORT', '70000'],
  ['LISTEN_HOST', 'everywhere'],
  ['PAYLOAD_SECRET', 'short'],
  ['SMTP_URL', 'mail.example.com'],
  ['FRESHDESK_DOMAIN', 'https://evil.example'],
  ['OFFICE_EMAIL', 'office'],
  ['ALLOW_LOCAL_ADAPTERS', 'yes'],
  ['REGISTERS', 'yes'],
  ['REGISTERS_VAT_NUMBER', 'CZ12345678'],
  ['REGISTERS_VAT_NUMBER', 'GB980780684'],
  ['VIES_URL', 'https://ec.europa.eu.evil.example'],
  ['COMPANY_REGISTER_URL', 'http://10.0.0.1:80'],
  ['S3_BUCKET', '../files'],
  ['S3_ENDPOINT', 'http://10.0.0.1:9000'],
  ['S3_ENDPOINT', 'https://s3.example.com/path'],
  ['FILES_ON_DISK', 'yes'],
  ['FILES_KEYS', '2026:c2hvcnQ='],
  ['FILES_KEYS', `${'A'.repeat(43)}=`],
  ['FILES_KEYS', `a:${'A'.repeat(43)}=,a:${'B'.repeat(43)}=`],
])('%s=%s is refused by its name', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(name);
});

test.each([
  ['a missing secret', {}, 'PAYLOAD_SECRET'],
  ['a weak secret', { PAYLOAD_SECRET: 'a'.repeat(40) }, 'PAYLOAD_SECRET'],
  ['half a provider', { PAYLOAD_SECRET: secret, OIDC_ISSUER: 'https://id.example' }, 'OIDC_CLIENT_ID'],
  ['half a help desk', { PAYLOAD_SECRET: secret, FRESHDESK_DOMAIN: 'acme' }, 'FRESHDESK_KEY'],
  [
    'a register that is a stub',
    { PAYLOAD_SECRET: secret, APP_ENV: 'production', VIES_URL: 'http://127.0.0.1:4020' },
    'VIES_URL',
  ],
  [
    'a vendor of reviews that is a stub',
    { PAYLOAD_SECRET: secret, APP_ENV: 'production', REVIEWS_WIDGET_HOST: '127.0.0.1:4020' },
    'REVIEWS_WIDGET_HOST',
  ],
  ['half a bucket', { PAYLOAD_SECRET: secret, S3_BUCKET: 'majak' }, 'S3_ACCESS_KEY_ID'],
  [
    'a bucket that is a stub',
    { PAYLOAD_SECRET: secret, APP_ENV: 'production', S3_ENDPOINT: 'http://127.0.0.1:4020' },
    'S3_ENDPOINT',
  ],
  ['production without a place for files', { PAYLOAD_SECRET: secret, APP_ENV: 'production' }, 'S3_BUCKET'],
  ['production without keys of files', { PAYLOAD_SECRET: secret, APP_ENV: 'production' }, 'FILES_KEYS'],
  ['production without registers', { PAYLOAD_SECRET: secret, APP_ENV: 'production' }, 'REGISTERS'],
  ['production on local ports', { PAYLOAD_SECRET: secret, APP_ENV: 'production' }, 'SMTP_URL'],
])('%s keeps it from serving', (_, given, name) => {
  expect(faultsForServing(parseEnv(given)).join()).toContain(name);
});

test.each([
  ['local', { PAYLOAD_SECRET: secret }],
  [
    'production on local ports that are allowed',
    { PAYLOAD_SECRET: secret, APP_ENV: 'production', ALLOW_LOCAL_ADAPTERS: 'on' },
  ],
])('%s may serve', (_, given) => {
  expect(faultsForServing(parseEnv(given))).toEqual([]);
});

test("the agency's VAT number may be written with spaces", () => {
  const env = parseEnv({ REGISTERS_VAT_NUMBER: 'cz 270 824 40' });
  expect(env.REGISTERS_VAT_NUMBER).toEqual({ country: 'CZ', number: '27082440' });
});

test('.env.example names every variable and no other', () => {
  expect(existsSync('.env.example')).toBe(true);
  const named = [...readFileSync('.env.example', 'utf8').matchAll(/^#?\s?([A-Z][A-Z0-9_]*)=/gm)].map(
    ([, name]) => name,
  );
  expect(named).toEqual(Object.keys(variables));
});
