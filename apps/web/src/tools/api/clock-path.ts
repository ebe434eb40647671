import { type LegalClock, surenesses } from '@majak/law/legal-clock';
import { clockForm } from '@majak/tools/clock/clock-form';
import { type JsonSchema, jsonSchema } from '@majak/tools/form/json-schema';
import { json, problems } from './responses.ts';
import { objectWith } from './schemas.ts';

const text: JsonSchema = { type: 'string' };
const day: JsonSchema = { type: 'string', format: 'date' };
const listOf = (items: JsonSchema, description: string): JsonSchema => ({
  type: 'array',
  items,
  description,
});
const orNull = (schema: JsonSchema, description: string): JsonSchema => ({
  anyOf: [schema, { type: 'null' }],
  description,
});

const length = {
  days: orNull({ type: 'integer' }, 'The time of the office in days; null where it is in months.'),
  months: orNull({ type: 'integer' }, 'The time of the office in calendar months; null where it is in days.'),
};
const decideBy = orNull(day, 'The last day to decide; null while the clock is stopped.');
const sureness = { enum: Object.values(surenesses), description: 'How sure it is, in words.' };
const sections = listOf(text, 'Where the law sets the time, and how it’s counted.');
const reading = {
  readOn: { ...day, description: 'When we read the time in its act.' },
  reviewBy: { ...day, description: 'The day by which we’ll read it again.' },
};

const office = (description: string): JsonSchema => ({
  ...objectWith({
    name: text,
    officialName: { ...text, description: 'As its country calls it.' },
    dataBox: orNull(text, 'Where it takes what is sent to it electronically, where we know it.'),
    sections: listOf(text, 'Where the law makes this its matter.'),
  }),
  description,
});
const superior = office('The office that can make the other one decide.');

const permit = objectWith({
  id: { ...text, description: 'What to ask with.' },
  title: text,
  officialName: { ...text, description: 'As the act calls it.' },
  office: office('Who decides on it, whoever takes it.'),
  superior,
  ...length,
  complex: orNull(objectWith({ ...length, when: text }), 'The longer time, and when the office may take it.'),
  sections,
  sureness,
  ...reading,
  rule: { ...text, description: 'The rule with the time, at /law.' },
  note: orNull(text, 'What to know about it, for people.'),
});

const step = objectWith({
  id: text,
  title: text,
  who: { enum: ['you', 'office'] },
  from: orNull(day, 'The first day, where there is one and it is known.'),
  by: orNull(day, 'The last day, where there is one and it is known.'),
  when: { ...text, description: 'The same in words that are true without any date.' },
  section: orNull(text, 'The section of the law; null for our advice.'),
  sureness,
});

const answer = objectWith({
  permit: text,
  title: text,
  filedOn: day,
  office: office('Who decides, whoever took the application.'),
  decideBy,
  ...length,
  complex: orNull(
    objectWith({ decideBy, ...length, when: text }),
    'The last day of a complex case; null where the law has no longer time.',
  ),
  pauses: listOf(
    objectWith({ from: day, to: orNull(day, 'Null while it goes on.') }),
    'The pauses that mattered, those that overlap as one.',
  ),
  pausedDays: { type: 'integer', description: 'Days that do not count because of them.' },
  sections,
  sureness,
  ...reading,
  whenLate: {
    ...objectWith({
      from: orNull(
        day,
        'The first day on which it can be done; null while the clock is stopped, and where the office is going to approve.',
      ),
      superior,
      what: { ...text, description: 'What becomes of the application and what can be done, for people.' },
      sections: listOf(text, 'Where the law says so.'),
      sureness,
    }),
    description: 'What somebody who waits can do once the time is over.',
  },
  rules: listOf(text, 'The rules that were used, at /law.'),
  notes: listOf(text, 'What to know about this answer, for people.'),
  steps: listOf(step, 'What has to be done and when, in order of time; what has no date yet comes last.'),
});

const tags = ['Clock'];

/** What the legal clock of a site is asked and answers. */
export const clockPath = (clock: LegalClock): JsonSchema => ({
  get: {
    operationId: 'listPermits',
    tags,
    summary: 'Lists the kinds of permit, with the time of the office for each',
    responses: {
      200: json('All of them.', objectWith({ permits: { type: 'array', items: permit } })),
      ...problems(404, 405),
    },
  },
  post: {
    operationId: 'runClock',
    tags,
    summary: 'When an office has to decide by, and what the applicant does and when',
    description:
      'The day of filing does not count. A pause runs from the day its reason arose to the day it ended, and neither counts; without `to`, or with null, it goes on. Pauses may overlap and come in any order.',
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: jsonSchema(clockForm(clock).fields),
          examples: {
            sample: {
              summary: 'Asked for papers on 3 March, answered on the 20th',
              value: {
                permit: clock.permits[0]?.id,
                filedOn: '2026-02-02',
                pauses: [{ from: '2026-03-03', to: '2026-03-20' }],
              },
            },
          },
        },
      },
    },
    responses: {
      200: json('The last day, where it stands, and the steps.', answer),
      ...problems(400, 403, 404, 405, 413, 422),
    },
  },
});
