import type { CaseChangeKind } from '@majak/tools/cases/case-change-kind';
import { type CaseChangeId, caseChangeKinds } from '@majak/tools/cases/case-change-kinds';
import { site } from '../site.ts';

/** What can be applied for where this site is at home. */
export const permitKinds = site.law?.clock?.permits ?? [];

/** What can happen to a case of this site. */
export const caseKinds = caseChangeKinds(
  permitKinds.map(({ id, title, group }) => ({ value: id, label: title, group })),
);

/** What is applied for, in words. */
export const permitTitle = (permit: string): string =>
  permitKinds.find(({ id }) => id === permit)?.title ?? permit;

/** A kind of change by its id, whatever it asks. */
export const changeKindOf = (id: CaseChangeId): CaseChangeKind => caseKinds[id] as CaseChangeKind;
