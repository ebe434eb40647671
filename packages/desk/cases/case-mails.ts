import { dayInWords } from '@majak/law/day-in-words';
import { surenesses } from '@majak/law/legal-clock';
import { longerTimeInWords } from '@majak/law/longer-time-in-words';
import type { ClockReading } from '@majak/law/run-clock';
import type { Case, CaseChange } from '@majak/tools/cases/case';
import { caseStates } from '@majak/tools/cases/case-states';
import { whatNext } from '@majak/tools/cases/what-next';
import { answerLines } from '@majak/tools/form/answer-lines';
import { env } from '../env.ts';
import { messageId, office, sender, signature } from '../outbox/mail-addresses.ts';
import type { Mail } from '../ports/mail/port.ts';
import { today } from '../today.ts';
import { changeKindOf, permitTitle } from './case-kinds.ts';
import { clockOfCase } from './clock-of-case.ts';

/** A change that is told of, in its case. */
type Told = { now: Case; change: CaseChange; key: string; undone?: CaseChange };

/** Every mail on a case stands below the first, under the same subject: so that a reader's program keeps them together. */
const inThread = ({ reference, permit }: Case, number: number) => ({
  subject: `Your case ${reference}: ${permitTitle(permit)}`,
  ...(number > 1 ? { inReplyTo: messageId(`${reference}.1:client`) } : {}),
});

/** What is told in words, by another line, or not at all. */
const untold: ReadonlySet<string> = new Set([
  'paper',
  'link',
  'change',
  'request',
  'family',
  'permit',
  'bornOn',
  'email',
  'name',
]);

/** What was answered, a line each: `Filed on: 15/01/2026`. What a client is asked for is told in words, not by number. */
function detailsOf({ papers, links }: Case, change: CaseChange): string {
  if (change.kind === 'message') return String(change.answers.text);
  if (change.kind === 'undone') return '';
  const { form } = changeKindOf(change.kind);
  const paper = papers.find(({ number }) => number === change.answers.paper);
  const link = links.find(({ number }) => number === change.answers.link);
  const lines = answerLines(form.fields, change.answers)
    .filter(({ path }) => !untold.has(path))
    .map(({ label, text }) => `${label}: ${text}`);
  return [
    ...(paper ? [`Paper: ${paper.title}`] : []),
    ...(link ? [`Link: ${link.label || 'the address for your calendar'}`] : []),
    ...lines,
  ].join('\n');
}

/** By when the office has to decide, how sure that is where no act states it, and what a reader should know. */
function decidedBy(clock: ClockReading): (string | false | undefined)[] {
  const { last, sureness, notes } = clock;
  if (!last) return [];
  return [
    `By law the office has to decide by ${dayInWords(last)}.`,
    longerTimeInWords(clock, dayInWords),
    sureness !== 'stated' && `How sure it is: ${surenesses[sureness]}.`,
    ...notes,
  ];
}

function standing(now: Case): string {
  const clock = clockOfCase(now);
  const next = whatNext(now, clock?.last, today());
  return [`Status: ${caseStates[now.state].label}.`, next, ...(clock ? decidedBy(clock) : [])]
    .filter(Boolean)
    .join('\n');
}

const paragraphs = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n\n');

/** What happened, in a sentence; a message says it itself. What is taken back is named. */
function happenedTo({ change, undone }: Pick<Told, 'change' | 'undone'>): string {
  if (change.kind === 'message') return '';
  return undone
    ? `We corrected a step: “${changeKindOf(undone.kind).happened}” no longer applies.`
    : `${changeKindOf(change.kind).happened}.`;
}

/** Tells the client what happened to their case. Its address was given to us by the agency, which knows the person. */
export const clientMail = ({ now, change, key, undone }: Told): Mail => ({
  messageId: messageId(key),
  ...inThread(now, change.number),
  from: sender,
  to: now.person.email,
  replyTo: office,
  ...(change.kind === 'message' ? {} : { automatic: 'generated' as const }),
  text: paragraphs(
    `Hello ${now.person.name},`,
    happenedTo({ change, undone }),
    detailsOf(now, change),
    change.kind === 'message' ? '' : standing(now),
    `Your case is here: ${env.webUrl}/track-application/case?number=${now.reference}\nYou need this reference and the date of birth or e-mail address that we have for you.\nTo read our messages, hand in a document or write to us, sign in: ${env.webUrl}/client-area/cases/${now.reference}`,
    signature,
  ),
});

/** What a client did, as a subject says it. */
const did: Readonly<Record<string, string>> = { message: 'wrote', days: 'entered days' };

/** Tells the agency what a client did. */
export const agencyMail = ({ now, change, key }: Told, caseId: number): Mail => ({
  messageId: messageId(key),
  from: sender,
  to: office,
  replyTo: now.person.email,
  subject: `${now.reference}: ${now.person.name} ${did[change.kind] ?? 'handed in a paper'}`,
  text: paragraphs(
    detailsOf(now, change),
    `In the studio: ${env.studioUrl}/admin/collections/cases/${caseId}\n`,
  ),
});
