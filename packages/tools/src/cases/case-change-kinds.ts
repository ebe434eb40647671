import type { Option } from '../form/control.ts';
import { deskChanges } from './desk-changes.ts';
import { linkChanges } from './link-changes.ts';
import { proceedingChanges } from './proceeding-changes.ts';

/**
 * Every kind of change that a case can go through, by its id. A case is what its changes come to.
 * @param permits What can be applied for, by the jurisdiction's ids.
 */
export const caseChangeKinds = (permits: readonly Option<string>[]) => ({
  ...proceedingChanges(permits),
  ...deskChanges,
  ...linkChanges,
});

export type CaseChangeKinds = ReturnType<typeof caseChangeKinds>;
export type CaseChangeId = keyof CaseChangeKinds;

export const isCaseChangeId = (kinds: CaseChangeKinds, id: unknown): id is CaseChangeId =>
  typeof id === 'string' && Object.hasOwn(kinds, id);
