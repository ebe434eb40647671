import { type Day, isDay } from '@majak/law/dates';
import { uploadList } from '../form/kinds/uploads.ts';
import type { Case, CaseChange, CaseLink, CasePaper, CasePause } from './case.ts';
import type { CaseChangeId } from './case-change-kinds.ts';
import { caseDayKeys } from './case-days.ts';
import type { CaseState } from './case-states.ts';

/** What a change says, as the form of its kind read it. */
const textIn = ({ answers }: CaseChange, key: string): string => String(answers[key] ?? '');
const dayIn = ({ answers }: CaseChange, key: string): Day | undefined =>
  typeof answers[key] === 'string' && isDay(answers[key]) ? answers[key] : undefined;
const numberIn = ({ answers }: CaseChange, key: string): number => Number(answers[key]);
const only = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };

const personIn = (change: CaseChange): Case['person'] => ({
  name: textIn(change, 'name'),
  email: textIn(change, 'email'),
  ...only('bornOn', dayIn(change, 'bornOn')),
});

const begun = (reference: string, change: CaseChange): Case => ({
  reference,
  state: 'preparing',
  permit: textIn(change, 'permit'),
  person: personIn(change),
  family: textIn(change, 'family'),
  request: textIn(change, 'request'),
  office: '',
  officeNumber: '',
  days: {},
  pauses: [],
  complex: false,
  mails: true,
  papers: [],
  messages: [],
  notes: [],
  tasks: [],
  links: [],
  history: [],
  lastNumber: change.number,
  openedAt: change.at,
  changedAt: change.at,
});

type Step = (now: Case, change: CaseChange) => Partial<Case>;

const written: (key: 'messages' | 'notes') => Step = (key) => (now, change) => ({
  [key]: [
    ...now[key],
    { number: change.number, author: change.author, text: textIn(change, 'text'), at: change.at },
  ],
});

/** The same papers, with one of them changed. */
const withPaper = (
  { papers }: Case,
  change: CaseChange,
  update: (paper: CasePaper) => Partial<CasePaper>,
): Partial<Case> => {
  const wanted = numberIn(change, 'paper');
  return {
    papers: papers.map((paper) => (paper.number === wanted ? { ...paper, ...update(paper) } : paper)),
  };
};

const dayMs = 24 * 60 * 60 * 1000;

const withLink = ({ links }: Case, link: Omit<CaseLink, 'withdrawn'>): Partial<Case> => ({
  links: [...links, { ...link, withdrawn: false }],
});

const endPause = (pauses: readonly CasePause[], to: Day | undefined): CasePause[] =>
  pauses.map((pause) => (pause.to === undefined && to ? { ...pause, to } : pause));

const ended: (state: (change: CaseChange) => CaseState) => Step = (state) => (now, change) => {
  const on = dayIn(change, 'on');
  return { state: state(change), ...only('endedOn', on), pauses: endPause(now.pauses, on) };
};

/** What each kind of change does to a case. */
const steps: Record<Exclude<CaseChangeId, 'opened' | 'undone'>, Step> = {
  filed: (now, change) => ({
    state: 'filed',
    ...only('filedOn', dayIn(change, 'on')),
    // What was known before stays where the change says nothing of it.
    office: textIn(change, 'office') || now.office,
    officeNumber: textIn(change, 'officeNumber') || now.officeNumber,
  }),
  numbered: (_, change) => ({ officeNumber: textIn(change, 'officeNumber') }),
  suspended: (now, change) => {
    const from = dayIn(change, 'from');
    const pause = { reason: textIn(change, 'reason'), ...only('answerBy', dayIn(change, 'answerBy')) };
    return { state: 'suspended', ...(from ? { pauses: [...now.pauses, { from, ...pause }] } : {}) };
  },
  resumed: (now, change) => ({ state: 'filed', pauses: endPause(now.pauses, dayIn(change, 'on')) }),
  complex: (_, change) => ({ complex: change.answers.on === true }),
  published: (_, change) => ({
    published: { state: textIn(change, 'state'), ...only('on', dayIn(change, 'on')) },
  }),
  decided: ended((change) => textIn(change, 'outcome') as CaseState),
  withdrawn: ended(() => 'withdrawn'),
  closed: () => ({ state: 'closed' }),
  'paper-asked': (now, change) => ({
    papers: [
      ...now.papers,
      {
        number: change.number,
        title: textIn(change, 'title'),
        why: textIn(change, 'why'),
        ...only('due', dayIn(change, 'due')),
        state: 'asked',
        files: [],
      },
    ],
  }),
  'paper-given': (now, change) =>
    withPaper(now, change, ({ files }) => ({
      state: 'given',
      files: [...files, ...uploadList(change.answers.files)],
    })),
  'paper-accepted': (now, change) => withPaper(now, change, () => ({ state: 'accepted' })),
  'paper-returned': (now, change) =>
    withPaper(now, change, () => ({ state: 'returned', returned: textIn(change, 'why') })),
  // All of them are asked each time, with what was known: an emptied one is known no more.
  days: (_, change) => ({
    days: Object.fromEntries(
      caseDayKeys.flatMap((key) => {
        const day = dayIn(change, key);
        return day ? [[key, day]] : [];
      }),
    ),
  }),
  message: written('messages'),
  note: written('notes'),
  'task-set': (now, change) => ({
    tasks: [
      ...now.tasks,
      {
        number: change.number,
        title: textIn(change, 'title'),
        ...only('due', dayIn(change, 'due')),
        done: false,
      },
    ],
  }),
  'task-done': ({ tasks }, change) => ({
    tasks: tasks.map((task) => (task.number === numberIn(change, 'task') ? { ...task, done: true } : task)),
  }),
  person: ({ person: before, links }, change) => {
    const person = personIn(change);
    // Whoever sat at another address keeps no way in.
    const isSame = before.email.toLowerCase() === person.email.toLowerCase();
    return { person, links: isSame ? links : links.map((link) => ({ ...link, withdrawn: true })) };
  },
  mails: (_, change) => ({ mails: change.answers.on === true }),
  'link-made': (now, change) =>
    withLink(now, {
      number: change.number,
      opens: 'the page',
      label: textIn(change, 'label'),
      madeAt: change.at,
      until: new Date(Date.parse(change.at) + numberIn(change, 'days') * dayMs).toISOString(),
    }),
  'calendar-made': (now, { number, at: madeAt }) =>
    withLink(now, { number, opens: 'the calendar', label: '', madeAt }),
  'link-withdrawn': ({ links }, change) => ({
    links: links.map((link) =>
      link.number === numberIn(change, 'link') ? { ...link, withdrawn: true } : link,
    ),
  }),
};

/**
 * A case as its changes leave it.
 * @param changes All of them, in their order, as they were stored.
 * @returns nothing where the first is not the opening of a case.
 */
export function caseOfChanges(reference: string, changes: readonly CaseChange[]): Case | undefined {
  const [first, ...rest] = changes;
  if (first?.kind !== 'opened') return undefined;
  const undone = new Set(
    rest.filter(({ kind }) => kind === 'undone').map((change) => numberIn(change, 'change')),
  );
  const standing = rest.filter(({ number }) => !undone.has(number));
  let now = begun(reference, first);
  for (const change of standing)
    if (change.kind !== 'opened' && change.kind !== 'undone')
      now = { ...now, ...steps[change.kind](now, change) };
  const last = changes.at(-1) ?? first;
  return { ...now, history: [first, ...standing], lastNumber: last.number, changedAt: last.at };
}
