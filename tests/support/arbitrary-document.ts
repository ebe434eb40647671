import type { Document } from '@majak/tools/documents/document';
import type { Field, Fields } from '@majak/tools/form/field';
import fc from 'fast-check';

/** What people write, and what codes look like: a field takes those that its own rules take. */
const texts = [
  'Suharto',
  "D'Arcy O’Neill",
  'Žofie Kučerová',
  '12/7',
  '110 00',
  'X0000000',
  '27082440',
  '19-123457/0710',
  'OAM-12345/DP-2026',
  '1234.5 kWh',
  'name@example.com',
  '+420 123 456 789',
];
const lines = [...texts, 'First line\nSecond line', 'V bytě jsou dva pokoje.\n\nA kuchyně.'];
const days = ['1990-05-17', '2000-02-29', '2024-12-31', '2026-11-21', '2026-12-01', '2027-06-30'];
const year = { min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true };

const taken = (field: Field, values: readonly unknown[]) =>
  fc.constantFrom(...values.filter((value) => field.schema.safeParse(value).success));

/** The least and the most that a field takes, 0 where it is one of them, and any number between. */
function numberFor({ min, max, decimals }: Extract<Field, { kind: 'number' }>): fc.Arbitrary<number> {
  const scale = 10 ** decimals;
  const whole = fc.integer({ min: Math.ceil(min * scale), max: Math.floor(max * scale) });
  return fc.oneof(
    fc.constantFrom(min, max),
    whole.map((value) => value / scale),
  );
}

/** Any answer that a field takes but "I don't know yet". */
function answerFor(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'number':
      return numberFor(field);
    case 'day':
      return fc.oneof(
        fc.constantFrom(...days),
        fc.date(year).map((day) => day.toISOString().slice(0, 10)),
      );
    case 'yesNo':
      return fc.boolean();
    case 'tick':
      return fc.constant(true);
    case 'choice':
      return fc.constantFrom(...field.options.map(({ value }) => value));
    case 'choices':
      return fc.subarray(
        field.options.map(({ value }) => value),
        { minLength: 1 },
      );
    case 'country':
      return fc.constantFrom('CZ', 'SK', 'BR', 'VN');
    case 'group':
      return answersTo(field.fields);
    case 'rows':
      return fc.array(answersTo(field.columns), { minLength: field.min, maxLength: Math.min(field.max, 3) });
    case 'longText':
      return taken(field, lines);
    default:
      return taken(field, texts);
  }
}

/** Answers to all fields; one that nobody has to answer is sometimes left out. */
function answersTo(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  const model = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, answerFor(field)]));
  const required = Object.keys(fields).filter((key) => !fields[key]?.optional || fields[key]?.needed);
  return fc.record(model, { requiredKeys: required });
}

/** Whole documents as their forms take them: each question that is asked has an answer. */
export const anyDocument = ({ form, read }: Document): fc.Arbitrary<unknown> =>
  answersTo(form.fields)
    .chain((given) => {
      const reading = read(given);
      return reading.ok ? fc.constant(reading.value) : fc.constant(undefined);
    })
    .filter((content) => content !== undefined);
