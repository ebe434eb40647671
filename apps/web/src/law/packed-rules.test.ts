import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rules } from '@majak/law/cz/rules';
import { expect, test } from 'vitest';
import { packedRules, packRules, readByCalculators } from '../../packed-rules.ts';

/** The module, run. */
const unpacked = (code: string): unknown =>
  new Function(code.replace('export const rulesByDay =', 'return'))();

test('what a browser gets of a rule is all that calculators need, and nothing else', () => {
  const needed = Object.entries(rules).map(([id, { title, unit, act, section, also, lasts, values }]) => [
    id,
    {
      title,
      unit,
      act,
      section,
      also,
      lasts: lasts === 'until changed' ? lasts : { yearly: lasts.yearly },
      values,
    },
  ]);
  expect(unpacked(packedRules(rules))).toEqual(Object.fromEntries(needed));
});

test('a value that was not stated in each of its years keeps the years', () => {
  const { 'cz.vat.standard': vat } = rules;
  const rule = {
    ...vat,
    values: [{ from: '2024-07-01', value: true, sure: { 2024: '2', 2027: '1k' } }],
  } as const;
  expect(unpacked(packedRules({ rule }))).toMatchObject({ rule: { values: rule.values } });
});

test('what would break the table is refused by its words', () => {
  const { 'cz.vat.standard': vat } = rules;
  expect(() => packedRules({ rule: { ...vat, title: 'One | two' } })).toThrow('One | two');
});

test('a script that would bring explanations and sources is not built; a server has them', () => {
  const { load } = packRules();
  if (typeof load !== 'function') throw new Error('It loads nothing');
  const loadIn = (name: string, id: string) => Reflect.apply(load, { environment: { name } }, [id]);
  const area = fileURLToPath(import.meta.resolve('@majak/law/cz/area'));
  expect(() => loadIn('client', area)).toThrow('areas have explanations and sources');
  expect(loadIn('ssr', area)).toBeUndefined();
});

test('a browser gets the packed rules, and none of their explanations', () => {
  const code = packedRules(rules);
  const whole = Object.values(rules);
  expect(
    whole.filter(({ about, sources }) => code.includes(about) || code.includes(sources[0]?.title ?? about)),
  ).toEqual([]);
});

test('what no calculator reads is not in their scripts', () => {
  const { 'cz.vat.standard': read, 'cz.accommodation.area.one': unread } = rules;
  expect(Object.keys(readByCalculators({ read, unread }))).toEqual(['read']);
});

test('a rule that the code of calculators names is in their scripts', () => {
  const folder = fileURLToPath(new URL('../../../../packages/tools/src', import.meta.url));
  const code = globSync(`${folder}/{calculators,calculator,cz}/**/*.ts`)
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const named = Object.keys(rules).filter((id) => code.includes(`'${id}'`));
  expect(named.length).toBeGreaterThan(50);
  const packed = readByCalculators(rules);
  expect(named.filter((id) => !Object.hasOwn(packed, id))).toEqual([]);
});
