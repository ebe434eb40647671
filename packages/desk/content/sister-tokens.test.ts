import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

vi.stubEnv('SITE', 'sk');
vi.stubEnv('DATA_DIR', mkdtempSync(path.join(tmpdir(), 'majak-sister-')));
// The site is read once, with the environment.
const { faultsIn } = await import('./law-tokens.ts');
const { knownCalculator } = await import('./collections/known-calculator.ts');

const calculator = 'Czech-VAT-calculator';
const paragraph = {
  root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: `{{tool ${calculator}}}` }] }] },
};

test('what the site does not offer goes live in no text, and is led to by no article', () => {
  expect(faultsIn({ body: paragraph })).toHaveLength(1);
  expect(faultsIn({ lead: '{{law cz.vat.standard 2026}}' })).toHaveLength(1);
  expect(knownCalculator(calculator)).toContain('There is no calculator');
  expect(knownCalculator('')).toBe(true);
});
