import { expect, test } from 'vitest';
import { findCalculator, slugs } from '../../../../sites/all-tools.ts';
import { calculate } from '../calculator/calculate.ts';
import { topics } from '../calculator/calculator.ts';
import { shown } from './all-promises-fixture.ts';

const found = async (slug: string) => {
  const calculator = await findCalculator(slug);
  if (!calculator) throw new Error(`${slug} is missing`);
  return calculator;
};

test.each(slugs)('%s shows its headline, and the other lines in their order', async (slug) => {
  const { shows, words } = await found(slug);
  expect({ topic: words.topic, headline: shows.headline, lines: shows.lines.join(' ') }).toEqual(shown[slug]);
});

test.each(slugs)('%s is found by its own address, and says what it is for', async (slug) => {
  const { slug: own, words } = await found(slug);
  expect(own).toBe(slug);
  expect(topics).toContain(words.topic);
  expect(words.title).toMatch(/^\p{Lu}[^.]+[^.]$/u);
  expect(words.lead).toMatch(/^\p{Lu}.+\.$/u);
  expect(words.asks).toMatch(/^\p{Lu}.+\?$/u);
});

/** Examples leave little of a result unsaid: each line of each has a label of its own. */
test.each(slugs)('%s labels every line of a result, no two alike', async (slug) => {
  const calculator = await found(slug);
  const runs = [{ answers: calculator.sample, on: '2026-11-21' }, ...calculator.examples];
  for (const { answers, on } of runs) {
    const result = calculate(calculator, answers, on);
    if (!result.ok) throw new Error(JSON.stringify(result.faults));
    const labels = result.value.trace.map(({ output, label }) => {
      const at = output.lastIndexOf('.');
      return `${output.slice(0, at + 1)}${label}`;
    });
    expect(labels.filter((label) => !/\p{Lu}[^.]+$/u.test(label))).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  }
});
