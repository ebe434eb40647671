import { expect, test } from 'vitest';
import { allCalculators } from '../../../../sites/all-tools.ts';

const worked = (await allCalculators()).flatMap(({ slug, examples }) =>
  examples.flatMap((one) => (one.worked ? [{ ...one, slug, worked: one.worked }] : [])),
);

test('sixteen calculators or more have cases worked by hand, and none has a single one', () => {
  const cases = Object.values(Object.groupBy(worked, ({ slug }) => slug));
  expect(cases.length).toBeGreaterThanOrEqual(16);
  expect(cases.filter((some = []) => some.length < 2)).toEqual([]);
});

test.each(worked)('$slug: $name names the act, and a step for each number', (example) => {
  const gives = example.worked.map((one) => one.gives);
  expect(example.source.title).toMatch(/^Act \d+\/\d{4}/);
  expect(Object.values(example.expect).filter((due) => due !== null && !gives.includes(due))).toEqual([]);
});

test.each(worked.flatMap(({ slug, worked: steps }) => steps.map((one) => ({ slug, ...one }))))(
  '$slug: "$does" says where it stands',
  ({ does, place }) => {
    expect(does.length).toBeGreaterThan(7);
    expect(place.act).toMatch(/^\d+\/\d{4} Sb\.$/);
    expect(place.section).toMatch(/^§ \d|^Art\. /);
  },
);
