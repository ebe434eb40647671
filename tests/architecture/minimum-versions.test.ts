import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';

/**
 * The registry has no audit to ask: these are the versions below which a known hole is open. Payload 3.90.2 pins its
 * database drivers to older ones; `overrides` in the package.json of the root lifts them.
 */
const floors: Record<string, string> = {
  next: '16.4.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
  payload: '3.90.2',
  '@payloadcms/next': '3.90.2',
  '@payloadcms/ui': '3.90.2',
  '@payloadcms/db-sqlite': '3.90.2',
  '@payloadcms/db-postgres': '3.90.2',
  '@payloadcms/richtext-lexical': '3.90.2',
  '@libsql/client': '0.18.0',
  'drizzle-orm': '0.45.4',
  pg: '8.23.1',
};
const forbidden = ['@payloadcms/plugin-form-builder', '@payloadcms/plugin-import-export'];

const lock = z
  .object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

const numbers = (version: string) => version.split('-')[0]?.split('.').map(Number) ?? [];
const atLeast = (version: string, floor: string) => {
  const [have, need] = [numbers(version), numbers(floor)];
  const at = have.findIndex((part, index) => part !== need[index]);
  return at === -1 || (have[at] ?? 0) > (need[at] ?? 0);
};

test.each(Object.entries(floors))('every copy of %s is at least %s', (name, floor) => {
  const copies = Object.entries(lock.packages).filter(([place]) => place.endsWith(`node_modules/${name}`));
  expect(copies.length).toBeGreaterThan(0);
  for (const [, { version = '0' }] of copies) expect(atLeast(version, floor), version).toBe(true);
});

test.each(forbidden)('%s is not installed', (name) => {
  expect(Object.keys(lock.packages).filter((place) => place.endsWith(`node_modules/${name}`))).toEqual([]);
});

test('the lock file names no registry host', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "https?:/);
});
