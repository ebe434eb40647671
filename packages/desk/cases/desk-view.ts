import type { Case, CaseChange, CaseLink, CasePaper } from '@majak/tools/cases/case';
import type { CaseChangeKind } from '@majak/tools/cases/case-change-kind';
import type { CaseChangeId } from '@majak/tools/cases/case-change-kinds';
import { caseDayFields, caseDayKeys } from '@majak/tools/cases/case-days';
import { lastMove } from '@majak/tools/cases/case-obstacle';
import { caseStates } from '@majak/tools/cases/case-states';
import { isLate } from '@majak/tools/cases/what-next';
import { whoActs } from '@majak/tools/cases/who-acts';
import { answerLines } from '@majak/tools/form/answer-lines';
import { sizeInWords, typeInWords } from '@majak/tools/form/kinds/uploads';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { today } from '../today.ts';
import { bindUploads } from '../uploads/bind-uploads.ts';
import { uploadKey } from '../uploads/upload-key.ts';
import { caseOwner } from '../uploads/upload-owner.ts';
import { askableFields } from './askable-fields.ts';
import { caseKinds, changeKindOf, permitTitle } from './case-kinds.ts';
import { isOpen } from './case-links.ts';
import { isErased } from './change-case.ts';
import { clockOfCase, hasLongerTime } from './clock-of-case.ts';
import { daysAhead } from './days-ahead.ts';
import type { DeskView, PossibleChange } from './desk-view-schema.ts';
import { familyBoard } from './family-board.ts';
import { mailsOfCase } from './mails-of-case.ts';

/** What is done at its own place on the screen, and not from the row of buttons. */
const elsewhere: ReadonlySet<CaseChangeId> = new Set([
  'opened',
  'paper-given',
  'paper-accepted',
  'paper-returned',
  'task-done',
  'link-withdrawn',
  'undone',
]);

/** What is chosen by where something is pressed, and not asked. */
const chosen: ReadonlySet<string> = new Set(['paper', 'task', 'link', 'change']);

/** What stands in the questions of a change from the start. */
const knownOf = ({
  person,
  mails,
  complex,
  days,
}: Case): Partial<Record<CaseChangeId, Record<string, string | undefined>>> => ({
  person,
  days,
  mails: { on: mails ? 'yes' : 'no' },
  complex: { on: complex ? 'no' : 'yes' },
});

const possibleChanges = (now: Case): PossibleChange[] =>
  (Object.entries(caseKinds) as [CaseChangeId, CaseChangeKind][])
    .filter(
      ([id, { by, from }]) =>
        !elsewhere.has(id) &&
        by.includes('agency') &&
        (from?.includes(now.state) ?? true) &&
        (id !== 'complex' || hasLongerTime(now.permit)),
    )
    .map(([kind]) => possibleChange(now, kind));

const possibleChange = (now: Case, kind: CaseChangeId): PossibleChange => {
  const { does, form, tells } = changeKindOf(kind);
  return {
    kind,
    does,
    tellsClient: now.mails && (tells === 'the client' || tells === 'the other side'),
    fields: askableFields(form.fields, knownOf(now)[kind]).filter(({ key }) => !chosen.has(key)),
  };
};

/** A line of the history: what happened, when, by whom, and what was said. */
const historyLine = ({
  number,
  kind,
  author,
  at,
  answers,
}: CaseChange): Omit<DeskView['history'][number], 'told'> => ({
  number,
  kind,
  author,
  at,
  happened: changeKindOf(kind).noted ?? changeKindOf(kind).happened,
  internal: changeKindOf(kind).internal === true,
  lines: answerLines(changeKindOf(kind).form.fields, answers)
    .filter(({ path }) => !chosen.has(path))
    .map(({ label, text }) => ({ label, text })),
});

async function requestOf(payload: Payload, { request }: Case): Promise<DeskView['request']> {
  const [row] = await query(payload, sql`SELECT id FROM requests WHERE reference = ${request}`);
  return row ? { id: Number(row.id), reference: request } : null;
}

/** The numbers of a case's files, by what the store calls them. */
async function fileNumbers(payload: Payload, { reference, papers }: Case): Promise<Map<string, number>> {
  if (papers.every(({ files }) => files.length === 0)) return new Map();
  await bindUploads(payload);
  const rows = await query(
    payload,
    sql`SELECT id, key FROM uploads WHERE reference = ${caseOwner(reference)}`,
  );
  return new Map(rows.map(({ id, key }) => [String(key), Number(id)]));
}

const paperView = ({ due, returned, files, ...paper }: CasePaper, numbers: ReadonlyMap<string, number>) => ({
  ...paper,
  due: due ?? null,
  returned: returned ?? null,
  files: files.flatMap(({ id, name, type, size }) => {
    const number = numbers.get(uploadKey(id));
    return number ? [{ id: number, name, what: `${typeInWords(type)}, ${sizeInWords(size)}` }] : [];
  }),
});

const linkView = ({ number, opens, label, until }: CaseLink) => ({
  number,
  opens,
  label,
  until: until?.slice(0, 10) ?? null,
});

const knownDays = ({ days }: Case): DeskView['days'] =>
  caseDayKeys.flatMap((key) => {
    const day = days[key];
    return day ? [{ label: caseDayFields[key].label, day }] : [];
  });

/** A case as the screen of the studio shows it. */
export async function deskView(payload: Payload, now: Case): Promise<DeskView> {
  const move = lastMove(caseKinds, now);
  const { label } = caseStates[now.state];
  const clock = clockOfCase(now);
  const erased = await isErased(payload, now.reference);
  const numbers = await fileNumbers(payload, now);
  const told = await mailsOfCase(payload, now.reference);
  return {
    reference: now.reference,
    permit: permitTitle(now.permit),
    person: { ...now.person, bornOn: now.person.bornOn ?? null },
    family: await familyBoard(payload, now),
    request: await requestOf(payload, now),
    office: now.office,
    officeNumber: now.officeNumber,
    mails: now.mails,
    erased,
    standing: { state: now.state, label, actor: whoActs(now) },
    filedOn: now.filedOn ?? null,
    decideBy: clock?.last ?? null,
    late: isLate(now.state, clock?.last, today()),
    longerBy: clock?.complex?.last ?? null,
    complex: now.complex,
    endedOn: now.endedOn ?? null,
    days: knownDays(now),
    ahead: erased ? [] : daysAhead(now, today()).map(({ day, title }) => ({ day, title })),
    papers: now.papers.map((paper) => paperView(paper, numbers)),
    tasks: now.tasks.map(({ due, ...task }) => ({ ...task, due: due ?? null })),
    links: now.links.filter((link) => isOpen(link)).map(linkView),
    history: now.history
      .map((change) => ({ ...historyLine(change), told: told.get(change.number) ?? null }))
      .reverse(),
    possible: erased ? [] : possibleChanges(now),
    paperReturned: possibleChange(now, 'paper-returned'),
    takeBack: move && !erased ? { number: move.number, what: changeKindOf(move.kind).does } : null,
  };
}
