import type { CaseChangeId } from '@majak/tools/cases/case-change-kinds';

/** What happens to each case, in order. A key is used once, however often it is tried. */
export const caseScript: readonly (readonly [CaseChangeId, object])[] = [
  ['filed', { on: '2026-01-15', officeNumber: 'OAM-12/ZK-2026' }],
  ['paper-asked', { title: 'Lease' }],
  ['suspended', { from: '2026-03-03', reason: 'A lease' }],
  ['message', { text: 'Please send the lease' }],
  ['resumed', { on: '2026-03-20' }],
  ['note', { text: 'Seen by staff alone' }],
  ['decided', { on: '2026-04-01', outcome: 'granted' }],
  ['closed', {}],
];

/** The cases of the test. */
export const caseReferences: readonly string[] = Array.from({ length: 6 }, (_, at) => `MJK-0000-000${at}`);
