import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const file = path.resolve(import.meta.dirname, 'app/(payload)/admin/importMap.js');
const script = path.resolve(import.meta.dirname, '../scripts/importmap.ts');
const root = path.resolve(import.meta.dirname, '../../..');

test('the list of components is what the config says: npm run importmap -w apps/studio writes it', () => {
  const before = readFileSync(file, 'utf8');
  execFileSync(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, MAJAK_ROOT: root },
  });
  expect(readFileSync(file, 'utf8')).toBe(before);
}, 60_000);
