import type { ClientView } from '@majak/desk/cases/client-view';

type Placed = Pick<ClientView, 'standing' | 'clock'>;

/** What a client should see first: what they have to do, what is late, what others do, and last what has ended. */
function rank({ standing, clock }: Placed, today: string): number {
  if (standing.ended) return 3;
  if (standing.actor === 'you') return 0;
  return clock?.last !== undefined && clock.last < today ? 1 : 2;
}

/** Cases in the order in which they want their client; the latest change first among equals, as they come. */
export const casesByTurn = <Shown extends Placed>(cases: readonly Shown[], today: string): readonly Shown[] =>
  cases.toSorted((one, other) => rank(one, today) - rank(other, today));
