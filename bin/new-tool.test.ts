import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newTool } from './new-tool.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'majak-tool-'));
});
afterEach(() => rmSync(root, { recursive: true }));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test.each(['calculators', 'documents', 'forms'])(
  '%s: a definition and its test, under the name given',
  (kind) => {
    const folder = `packages/tools/src/${kind}/my-first-tool`;
    const files = newTool(root, kind, 'my-first-tool');
    expect(files.sort()).toEqual([`${folder}/definition.test.ts`, `${folder}/definition.ts`]);
    expect(read(`${folder}/definition.ts`)).toContain("slug: 'my-first-tool'");
    expect(read(`${folder}/definition.ts`)).toContain("title: 'My first tool'");
    for (const file of files) expect(read(file)).not.toMatch(/sample-tool|Sample tool/);
  },
);

test('what is written can be loaded, and its examples hold', async () => {
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  newTool(root, 'calculators', 'my-fee');
  const { definition } = await import(path.join(root, 'packages/tools/src/calculators/my-fee/definition.ts'));
  expect(definition.slug).toBe('my-fee');
  expect(definition.examples.length).toBeGreaterThan(0);
  for (const { on, input, expect: expected } of definition.examples) {
    const { steps } = definition.compute(input, on);
    const values = steps.map(({ id, valueCzk }: { id: string; valueCzk: number }) => [id, valueCzk]);
    expect(Object.fromEntries(values)).toEqual(expected);
  }
});

test('an address may have capitals; its folder has none', () => {
  newTool(root, 'calculators', 'Czech-VAT-calculator');
  const file = 'packages/tools/src/calculators/czech-vat-calculator/definition.ts';
  expect(read(file)).toContain("slug: 'Czech-VAT-calculator'");
});

test('nothing is overwritten, whatever its capitals', () => {
  newTool(root, 'forms', 'arrival');
  const before = read('packages/tools/src/forms/arrival/definition.ts');
  for (const again of ['arrival', 'Arrival'])
    expect(() => newTool(root, 'forms', again)).toThrow('exists already');
  expect(read('packages/tools/src/forms/arrival/definition.ts')).toBe(before);
});

test.each(['', '-a', 'a-', 'a--b', '1st', 'a b', 'a/b', '../a', 'daň', 'a.b', 'x'.repeat(81)])(
  'the slug "%s" is refused, and nothing is written',
  (slug) => {
    expect(() => newTool(root, 'calculators', slug)).toThrow('cannot be an address');
    expect(existsSync(path.join(root, 'packages'))).toBe(false);
  },
);

test('a kind that does not exist is refused by the names of those that do', () => {
  expect(() => newTool(root, 'games', 'chess')).toThrow('calculators, documents, forms');
});
