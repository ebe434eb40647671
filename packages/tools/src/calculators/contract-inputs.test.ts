import { expect, test } from 'vitest';
import { findCalculator, slugs } from '../../../../sites/all-tools.ts';
import type { Field, Fields } from '../form/field.ts';
import { inputs } from './all-promises-fixture.ts';

function kindOf(question: Field): string {
  switch (question.kind) {
    case 'number': {
      const { min, max, unit, decimals } = question;
      return `${min} to ${max}${unit ? ` ${unit}` : ''}${decimals > 0 ? `, ${decimals} decimals` : ''}`;
    }
    case 'year':
      return 'year';
    case 'yesNo':
      return 'yes or no';
    case 'choice':
      return question.options.map(({ value }) => value).join('|');
    case 'day':
      return 'day';
    case 'text':
      return `text up to ${question.maxLength}`;
    case 'rows':
      return `1 to ${question.max} ${question.row}s`;
    default:
      throw new Error(`No calculator asks for ${question.kind}`);
  }
}

function written(question: Field): string {
  const { start, optional, seldom, needed, when } = question;
  const unanswered = start === undefined ? 'optional' : `default ${start}`;
  const marks = Object.entries({ needed, seldom, when }).flatMap(([mark, set]) => (set ? [mark] : []));
  return [kindOf(question), optional ? unanswered : 'required', ...marks].join('; ');
}

/** Every question by its name, those of a table's columns behind the table. */
const flat = (questions: Fields, above = ''): [name: string, question: Field][] =>
  Object.entries(questions).flatMap(([name, question]): [string, Field][] => [
    [`${above}${name}`, question],
    ...(question.kind === 'rows' ? flat(question.columns, `${name}.`) : []),
  ]);

const questionsOf = async (slug: string) => {
  const calculator = await findCalculator(slug);
  if (!calculator) throw new Error(`${slug} is missing`);
  return flat(calculator.questions);
};

test.each(slugs)('%s asks what it says it does, in this order', async (slug) => {
  const found = (await questionsOf(slug)).map(([name, question]) => `${name}: ${written(question)}`);
  const promised = Object.entries(inputs[slug] ?? {}).map(([name, words]) => `${name}: ${words}`);
  expect(found).toEqual(promised);
});

test.each(slugs)('%s names every question and every option, no two options alike', async (slug) => {
  for (const [name, question] of await questionsOf(slug)) {
    expect(question.label, name).toMatch(/^\p{Lu}.+[^.]$/u);
    if (question.kind !== 'choice') continue;
    const labels = question.options.map(({ label }) => label);
    expect(labels.filter((label) => !label)).toEqual([]);
    expect(new Set(labels).size, name).toBe(question.options.length);
  }
});
