import { supportedYears } from '@majak/law/law-on';
import type { RulesByDay } from '@majak/law/rule';
import type { Calculator } from '@majak/tools/calculator/calculator';
import type { Field, Fields } from '@majak/tools/form/field';
import fc from 'fast-check';

const today = '2026-11-21';

/** Days around which rules change, and any other of these years. */
const days = fc.oneof(
  fc.constantFrom('2023-01-01', '2024-02-29', '2025-02-14', '2025-02-15', '2026-06-30', '2026-07-01', today),
  fc
    .date({ min: new Date('2019-01-01'), max: new Date('2027-06-30'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
);

/** Small and large alike: limits are met by thousands as well as by millions. */
function numbers(min: number, max: number, decimals: number): fc.Arbitrary<number> {
  const scale = 10 ** decimals;
  const upTo = (most: number) =>
    fc
      .integer({
        min: Math.ceil(min * scale),
        max: Math.max(Math.ceil(min * scale), Math.floor(most * scale)),
      })
      .map((whole) => whole / scale);
  return fc.oneof(
    upTo(Math.min(max, 100)),
    upTo(Math.min(max, 100_000)),
    upTo(Math.min(max, 5_000_000)),
    upTo(max),
    fc.constantFrom(min, max),
  );
}

function valueFor(question: Field, rules: RulesByDay): fc.Arbitrary<unknown> {
  switch (question.kind) {
    case 'number':
      return numbers(question.min, question.max, question.decimals);
    case 'year':
      return fc.constantFrom(...supportedYears(rules, today));
    case 'yesNo':
      return fc.boolean();
    case 'choice':
      return fc.constantFrom(...question.options.map(({ value }) => value));
    case 'day':
      return days;
    case 'text':
      return fc
        .oneof(fc.stringMatching(/^[A-Z]{2}[0-9]{8,12}$/), fc.stringMatching(/^[\w .-]{1,20}$/))
        .filter((text) => text.trim() !== '')
        .map((text) => text.trim());
    case 'rows':
      return fc.array(answersTo(question.columns, rules), { minLength: 1, maxLength: 5 });
    default:
      throw new Error(`No calculator asks for ${question.kind}`);
  }
}

function answersTo(questions: Fields, rules: RulesByDay): fc.Arbitrary<Record<string, unknown>> {
  const model = Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [name, valueFor(question, rules)]),
  );
  const required = Object.keys(questions).filter((name) => !questions[name]?.optional);
  return fc.record(model, { requiredKeys: required });
}

/** Inputs that fit the schema, for tests; what may be left out sometimes is. They may still be refused together. */
export const anyAnswers = ({ questions, rules }: Calculator): fc.Arbitrary<Record<string, unknown>> =>
  answersTo(questions, rules);
