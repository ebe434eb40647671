import * as z from 'zod';

export const askable = z.object({
  key: z.string(),
  label: z.string(),
  hint: z.string().optional(),
  optional: z.boolean(),
  kind: z.string(),
  /** What stands in it from the start. */
  start: z.string().optional(),
  options: z
    .array(z.object({ value: z.string(), label: z.string(), group: z.string().optional() }))
    .optional(),
  rows: z.number().optional(),
});

/** A question as a screen of the studio draws it. */
export type AskableField = z.infer<typeof askable>;

/** Something that staff can do with a case now, and what it asks. */
export const possibleChange = z.object({
  kind: z.string(),
  does: z.string(),
  tellsClient: z.boolean(),
  fields: z.array(askable),
});

export type PossibleChange = z.infer<typeof possibleChange>;

const historyLine = z.object({
  number: z.number(),
  kind: z.string(),
  author: z.enum(['agency', 'client']),
  at: z.string(),
  happened: z.string(),
  internal: z.boolean(),
  lines: z.array(z.object({ label: z.string(), text: z.string() })),
  /** What became of the mail that tells of it; nothing where there is none. */
  told: z
    .object({
      channel: z.string(),
      status: z.string(),
      attempts: z.number(),
      dueAt: z.string(),
      deliveredAt: z.string().optional(),
      lastError: z.string().optional(),
    })
    .nullable(),
});

/** A day that somebody has to keep, in the words in which the client is told. */
const dayAhead = z.object({ day: z.string(), title: z.string() });

/** One of a family, as it stands on their board. */
const member = z.object({
  id: z.number(),
  name: z.string(),
  permit: z.string(),
  state: z.string(),
  actor: z.string(),
  /** By when the office has to decide. */
  decideBy: z.string().nullable(),
  /** Whether that day has passed. */
  late: z.boolean(),
  /** What has to be done next, and by whom. */
  next: z.string(),
  /** The next day that the person has to keep. */
  ahead: dayAhead.nullable(),
  isThis: z.boolean(),
});

const paper = z.object({
  number: z.number(),
  title: z.string(),
  why: z.string(),
  due: z.string().nullable(),
  state: z.enum(['asked', 'given', 'accepted', 'returned']),
  returned: z.string().nullable(),
  files: z.array(z.object({ id: z.number(), name: z.string(), what: z.string() })),
});

/** A case as the screen of the studio gets it. Days are YYYY-MM-DD, moments ISO 8601 in UTC. */
export const deskViewSchema = z.object({
  reference: z.string(),
  permit: z.string(),
  person: z.object({ name: z.string(), email: z.string(), bornOn: z.string().nullable() }),
  /** Everybody of the family, this case included; nobody where it is alone. */
  family: z.array(member),
  request: z.object({ id: z.number(), reference: z.string() }).nullable(),
  office: z.string(),
  officeNumber: z.string(),
  mails: z.boolean(),
  erased: z.boolean(),
  standing: z.object({ state: z.string(), label: z.string(), actor: z.string() }),
  filedOn: z.string().nullable(),
  decideBy: z.string().nullable(),
  /** Whether that day has passed while the office has the application. */
  late: z.boolean(),
  /** The last day of the longer time, which the office may take. */
  longerBy: z.string().nullable(),
  complex: z.boolean(),
  endedOn: z.string().nullable(),
  /** Days from which the law counts what the person has to do, as far as they are known. */
  days: z.array(z.object({ label: z.string(), day: z.string() })),
  /** What is to be done by when, the next first. */
  ahead: z.array(dayAhead),
  papers: z.array(paper),
  tasks: z.array(
    z.object({ number: z.number(), title: z.string(), due: z.string().nullable(), done: z.boolean() }),
  ),
  /** Ways in that a client made and that still open the case. */
  links: z.array(
    z.object({
      number: z.number(),
      opens: z.enum(['the page', 'the calendar']),
      label: z.string(),
      until: z.string().nullable(),
    }),
  ),
  /** The newest first. */
  history: z.array(historyLine),
  possible: z.array(possibleChange),
  /** What is asked when a paper will not do. */
  paperReturned: possibleChange,
  /** The step that can be taken back. */
  takeBack: z.object({ number: z.number(), what: z.string() }).nullable(),
});

export type DeskView = z.infer<typeof deskViewSchema>;
