import type { CaseAuthor } from '@majak/tools/cases/case-change-kind';
import type { CaseChangeId } from '@majak/tools/cases/case-change-kinds';
import type { Upload } from '@majak/tools/form/kinds/uploads';

/** A change of a case, who makes it, and who is told of it, if anybody. */
export type ScriptedChange = {
  kind: CaseChangeId;
  given: object;
  author: CaseAuthor;
  tells?: 'client' | 'agency';
};

const by = (
  author: CaseAuthor,
  kind: CaseChangeId,
  given: object,
  tells?: ScriptedChange['tells'],
): ScriptedChange => ({ kind, given, author, ...(tells ? { tells } : {}) });

const person = { name: 'Ana Samplová', bornOn: '1990-02-28' };

/**
 * What happens to a case after its opening, in order: every kind of change. A key is used once, however often it is tried.
 * @param at Which of the cases: every other ends by being withdrawn.
 */
export const caseScript = (reference: string, at: number, file: Upload): readonly ScriptedChange[] => [
  by('agency', 'person', { ...person, email: emailOf(reference) }),
  by('agency', 'filed', { on: '2026-01-15' }, 'client'),
  by('agency', 'numbered', { officeNumber: 'OAM-12/ZK-2026' }, 'client'),
  by('agency', 'complex', { on: true }, 'client'),
  by('agency', 'paper-asked', { title: 'Lease' }, 'client'),
  by('client', 'paper-given', { paper: 6, files: [file] }, 'agency'),
  at % 2 === 0
    ? by('agency', 'paper-returned', { paper: 6, why: 'It is not signed' }, 'client')
    : by('agency', 'paper-accepted', { paper: 6 }, 'client'),
  by('agency', 'suspended', { from: '2026-03-03', reason: 'A lease' }, 'client'),
  by('client', 'message', { text: 'Here is the lease' }, 'agency'),
  by('agency', 'message', { text: 'Thank you' }, 'client'),
  by('agency', 'resumed', { on: '2026-03-10' }, 'client'),
  by('agency', 'undone', { change: 12 }, 'client'),
  by('agency', 'resumed', { on: '2026-03-20' }, 'client'),
  by('agency', 'task-set', { title: 'Call the office' }),
  by('agency', 'task-done', { task: 15 }),
  by('agency', 'note', { text: 'Only staff see this' }),
  by('client', 'link-made', { label: 'Ben', days: 30 }),
  by('client', 'calendar-made', {}),
  by('agency', 'link-withdrawn', { link: 18 }, 'client'),
  by('agency', 'published', { state: 'positive', on: '2026-03-25' }, 'client'),
  by('agency', 'mails', { on: false }),
  by('agency', 'paper-asked', { title: 'Nobody is told' }),
  by('agency', 'mails', { on: true }),
  by('client', 'days', { cardEndsOn: '2028-01-01' }, 'agency'),
  at % 2 === 0
    ? by('agency', 'decided', { on: '2026-04-01', outcome: 'granted' }, 'client')
    : by('agency', 'withdrawn', { on: '2026-04-01' }, 'client'),
  by('agency', 'closed', {}, 'client'),
];

/** The cases of the test, and the one of them that is erased at the end. */
export const caseReferences: readonly string[] = Array.from({ length: 4 }, (_, at) => `MJK-0000-000${at}`);
export const erasedReference = 'MJK-0000-0003';
export const emailOf = (reference: string): string => `${reference.toLowerCase()}@example.com`;
/** The request that is answered. */
export const requestReference = 'MJK-0000-0009';
