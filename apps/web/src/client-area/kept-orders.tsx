import type { ClientOrder } from '@majak/desk/orders/client-orders';
import { LawPlace } from '../insurance/law-place.tsx';
import { localDate } from '../local-date.ts';

/** Orders that the law has us keep: why, where it says so, and until when each. Items of a list. */
export const KeptOrders = ({ orders }: { orders: readonly ClientOrder[] }) => {
  const kept = orders.flatMap(({ kept: by, ...order }) => (by ? [{ ...order, by }] : []));
  const reasons = [...new Set(kept.map(({ by }) => by.why))];
  return reasons.map((why) => {
    const some = kept.filter(({ by }) => by.why === why);
    const [first] = some;
    return (
      <li key={why}>
        {why}
        {first ? (
          <>
            {' '}
            (<LawPlace place={first.by.place} />)
          </>
        ) : null}
        . This stays whole:
        <ul className="mt-1 grid list-disc gap-1 pl-6">
          {some.map(({ reference, what, by }) => (
            <li key={reference}>
              {what}, order {reference}, until {localDate(by.until)}
            </li>
          ))}
        </ul>
      </li>
    );
  });
};
