import { yearsOf } from '@majak/law/law-on';
import type { Answers, Field } from '../form/field.ts';
import type { Calculator } from './calculator.ts';

/** What a calculator is asked to see what it reads; some of it is refused. */
type ProbeInput = { given: Answers; on: string };

/** The sample with numbers as low or as high as they can be, its own or all: some rules are read there alone. */
const extremesOf = ({ sample, questions }: Calculator): Answers[] => {
  const all = Object.entries(questions);
  const ends = (end: 'min' | 'max', names: readonly (typeof all)[number][]) =>
    Object.fromEntries(names.flatMap(([name, one]) => (one.kind === 'number' ? [[name, one[end]]] : [])));
  const own = all.filter(([name]) => name in sample);
  return (['min', 'max'] as const).flatMap((end) => [
    { ...sample, ...ends(end, own) },
    { ...sample, ...ends(end, all) },
  ]);
};

/** Answers that differ from those the form starts with: the other of yes and no, each other choice. */
function othersThan(start: unknown, question: Field): readonly unknown[] {
  if (question.kind === 'yesNo') return [start !== true];
  if (question.kind !== 'choice') return [];
  return question.options.map(({ value }) => value).filter((value) => value !== start);
}

/** The sample with one other answer at a time. */
const optionsOf = ({ sample, questions }: Calculator): Answers[] =>
  Object.entries(questions).flatMap(([name, question]) =>
    othersThan(sample[name] ?? question.start, question).map((value) => ({ ...sample, [name]: value })),
  );

/** The sample with yes everywhere and one more number: some rules need both. */
function agreedOf({ sample, questions }: Calculator): Answers[] {
  const all = Object.entries(questions);
  const yes = Object.fromEntries(all.flatMap(([name, { kind }]) => (kind === 'yesNo' ? [[name, true]] : [])));
  return all.flatMap(([name, question]) =>
    question.kind === 'number' && !(name in sample) ? [{ ...sample, ...yes, [name]: question.max }] : [],
  );
}

/**
 * Its examples, its sample with every extreme, and its sample with every option in every year: extremes in every year
 * find nothing more and take a third longer.
 * @param today As YYYY-MM-DD.
 */
export function probeInputs(calculator: Calculator, today: string): readonly ProbeInput[] {
  const every = [calculator.sample, ...optionsOf(calculator)];
  const years: readonly Answers[] =
    'year' in calculator.questions ? yearsOf(calculator.rules).map((year) => ({ year })) : [{}];
  return [
    ...calculator.examples.map(({ answers, on: then }) => ({ given: answers, on: then })),
    ...[...extremesOf(calculator), ...agreedOf(calculator)].map((given) => ({ given, on: today })),
    ...years.flatMap((year) => every.map((given) => ({ given: { ...given, ...year }, on: today }))),
  ];
}
