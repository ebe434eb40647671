import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { calculate } from '../packages/tools/src/calculator/calculate.ts';
import { calculators } from '../packages/tools/src/calculators/cz/calculators.ts';
import type { LoadCalculator } from '../packages/tools/src/calculators/load-calculator.ts';
import { newTool } from './new-tool.ts';

const tools = 'packages/tools/src';
const ofTheLaw: readonly string[] = Object.keys(calculators);
const catalogue = `${tools}/calculators/cz/calculators.ts`;
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** A copy of what a new tool is written beside: the kit and the catalogue, without its calculators. */
let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'majak-tool-'));
  const loads = `${tools}/calculators/load-calculator.ts`;
  for (const part of [catalogue, loads, `${tools}/calculator`, `${tools}/cz`, `${tools}/form`])
    cpSync(part, path.join(root, part), { recursive: true, filter: (file) => !file.endsWith('.test.ts') });
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true }));

test('calculators: definition, examples, test, and a line in the list of its country', () => {
  const folder = `${tools}/calculators/cz/my-first-tool`;
  const files = newTool(root, 'calculators', 'my-first-tool');
  const written = ['definition.test.ts', 'definition.ts', 'examples.ts'].map((file) => `${folder}/${file}`);
  expect([...files].sort()).toEqual([catalogue, ...written].sort());
  expect(read(`${folder}/definition.ts`)).toContain("slug: 'my-first-tool'");
  expect(read(`${folder}/definition.ts`)).toContain("title: 'My first tool'");
  for (const file of written) expect(read(file)).not.toMatch(/sample-tool|Sample tool|@majak\/tools/);
  expect(read(`${folder}/definition.test.ts`).split('\n').slice(0, 3)).toEqual([
    "import { expect, test } from 'vitest';",
    "import { calculate } from '../../../calculator/calculate.ts';",
    "import { definition } from './definition.ts';",
  ]);
});

test('the catalogue gets one line, at the end of its list, and keeps the rest', () => {
  const before = read(catalogue).split('\n');
  newTool(root, 'calculators', 'My-Fee');
  const after = read(catalogue).split('\n');
  const line = "  'My-Fee': () => import('./my-fee/definition.ts'),";
  const at = after.indexOf(line);
  expect(after.toSpliced(at, 1)).toEqual(before);
  expect(after[at + 1]).toMatch(/^} as const satisfies/);
});

test.each([
  ['fee', "  fee: () => import('./fee/definition.ts'),\n} as"],
  [
    `a-${'x'.repeat(40)}`,
    `  'a-${'x'.repeat(40)}': () =>\n    import('./a-${'x'.repeat(40)}/definition.ts'),\n} as`,
  ],
])('the line of %s is as the formatter would write it', (slug, line) => {
  newTool(root, 'calculators', slug);
  expect(read(catalogue)).toContain(line);
});

test('what is written is found by its address, and answers its sample and its examples', async () => {
  newTool(root, 'calculators', 'My-Fee');
  const copy: { calculators: Readonly<Record<string, LoadCalculator>> } = await import(
    path.join(root, catalogue)
  );
  expect(Object.keys(copy.calculators)).toEqual([...ofTheLaw, 'My-Fee']);
  const definition = (await copy.calculators['My-Fee']?.())?.definition;
  if (!definition) throw new Error('My-Fee is not found');
  expect(definition.slug).toBe('My-Fee');
  expect(definition.words.title).toBe('My Fee');
  expect(calculate(definition, definition.sample, '2026-11-21')).toMatchObject({
    ok: true,
    value: { calculator: 'My-Fee', outputs: { taxBase: 11_000, tax: 1_650, netPay: 9_350 } },
  });
  expect(definition.examples.length).toBeGreaterThan(0);
  for (const { on, answers, expect: expected, source } of definition.examples) {
    expect(calculate(definition, answers, on)).toMatchObject({ ok: true, value: { outputs: expected } });
    expect(source.url).toMatch(/^https:\/\/[^/]+\/./);
  }
});

test('an address may have capitals; its folder has none', () => {
  newTool(root, 'calculators', 'Czech-Fee-calculator');
  const file = `${tools}/calculators/cz/czech-fee-calculator/definition.ts`;
  expect(read(file)).toContain("slug: 'Czech-Fee-calculator'");
});

test('nothing is overwritten, whatever its capitals', () => {
  const slug = 'my-fee';
  newTool(root, 'calculators', slug);
  const definition = `${tools}/calculators/cz/${slug}/definition.ts`;
  const before = [read(definition), read(catalogue)];
  for (const again of [slug, slug.toUpperCase()])
    expect(() => newTool(root, 'calculators', again)).toThrow('exists already');
  expect([read(definition), read(catalogue)]).toEqual(before);
});

test('an address that is listed without its folder is refused, and nothing is written', () => {
  const before = read(catalogue);
  expect(() => newTool(root, 'calculators', 'czech-VAT-Calculator')).toThrow(
    'lists czech-vat-calculator already',
  );
  expect(existsSync(path.join(root, `${tools}/calculators/czech-vat-calculator`))).toBe(false);
  expect(read(catalogue)).toBe(before);
});

test('without the list no folder is left behind', () => {
  rmSync(path.join(root, catalogue));
  expect(() => newTool(root, 'calculators', 'my-fee')).toThrow();
  expect(existsSync(path.join(root, `${tools}/calculators/my-fee`))).toBe(false);
});

test.each(['', '-a', 'a-', 'a--b', '1st', 'a b', 'a/b', '../a', 'daň', 'a.b', 'x'.repeat(81)])(
  'the slug "%s" is refused, and nothing is written',
  (slug) => {
    expect(() => newTool(root, 'calculators', slug)).toThrow('cannot be an address');
    expect(readdirSync(path.join(root, tools, 'calculators/cz'))).toEqual(['calculators.ts']);
  },
);

test('a kind that does not exist is refused by the names of those that do', () => {
  expect(() => newTool(root, 'games', 'chess')).toThrow('calculators');
});
