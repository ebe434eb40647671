import { expect, test } from 'vitest';
import { findCalculator, slugs } from '../../../../sites/all-tools.ts';
import type { Field, Fields } from '../form/field.ts';
import { asked } from './all-promises-fixture.ts';

type Conditional = [name: string, when: NonNullable<Field['when']>];
const conditional = (questions: Fields, above = ''): Conditional[] =>
  Object.entries(questions).flatMap(([name, { when, ...question }]): Conditional[] => [
    ...(when ? [[`${above}${name}`, when] satisfies Conditional] : []),
    ...(question.kind === 'rows' ? conditional(question.columns, `${name}.`) : []),
  ]);

test('every calculator with such questions is here', async () => {
  const found = await Promise.all(slugs.map(findCalculator));
  const some = found.flatMap((one) => (one && conditional(one.questions).length > 0 ? [one.slug] : []));
  expect(some.toSorted()).toEqual(Object.keys(asked).toSorted());
});

const cases = Object.entries(asked).flatMap(([slug, some]) => some.map((one) => [slug, ...one] as const));

test.each(cases)('%s, answered %j, also asks: %s', async (slug, answers, names) => {
  const calculator = await findCalculator(slug);
  const found = conditional(calculator?.questions ?? {}).filter(([, when]) => when(answers, answers));
  expect(found.map(([name]) => name).join(' ')).toBe(names);
});
