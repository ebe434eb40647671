import type { Case } from './case.ts';
import type { CaseChangeKind } from './case-change-kind.ts';
import type { CaseChangeKinds } from './case-change-kinds.ts';

/** When the client last heard of their case from us: ISO 8601. What they did themselves, and what staff alone see, tells them nothing. */
export function lastTold(kinds: CaseChangeKinds, { history, openedAt }: Case): string {
  const told = history.findLast(({ kind, author }) => {
    const { tells }: CaseChangeKind = kinds[kind];
    return author === 'agency' && (tells === 'the client' || tells === 'the other side');
  });
  return told?.at ?? openedAt;
}
