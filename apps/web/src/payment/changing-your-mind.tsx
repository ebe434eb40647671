import { rightBeforePaying, withdrawableUntilInWords } from '@majak/desk/orders/withdrawal-words';
import { writtenMoment } from '@majak/desk/orders/written-moment';
import type { Day } from '@majak/law/dates';
import { dayInWords } from '@majak/law/day-in-words';
import type { Order } from '@majak/tools/orders/order';
import { startRequest } from '@majak/tools/orders/start-request';
import { Button } from '@majak/ui/button';
import { unbroken } from '@majak/ui/unbroken';
import { withdrawalFormPath, withdrawPath } from './withdraw-path.ts';

type Props = { order: Order; orderKey: string; withdrawableUntil: Day | undefined };

/** Whether its client can still ask for work to begin at once: before they pay, and while they can withdraw. */
export const canAskToStart = (order: Order, withdrawableUntil: Day | undefined): boolean =>
  order.kind === 'service' &&
  !order.startRequest &&
  !order.withdrawal &&
  (withdrawableUntil !== undefined ||
    (order.payments.length === 0 && (order.state === 'awaiting' || order.state === 'declined')));

/** Until when an order can be withdrawn from, and the way there; and when its work begins. */
export function ChangingYourMind({ order, orderKey, withdrawableUntil }: Props) {
  const isOpen = order.state === 'awaiting' || order.state === 'declined';
  const told = isOpen && order.payments.length === 0 ? rightBeforePaying(order) : [];
  if (!withdrawableUntil && told.length === 0 && !canAskToStart(order, withdrawableUntil)) return null;
  return (
    <section aria-labelledby="mind" className="mt-10 max-w-measure border-t border-line pt-6">
      <h2 id="mind" className="text-heading">
        If you change your mind
      </h2>
      <div className="mt-2 grid gap-2">
        {told.map((sentence) => (
          <p key={sentence}>{unbroken(sentence)}</p>
        ))}
        {told.length > 0 ? (
          <p>
            <a href={withdrawalFormPath(orderKey)} className="link">
              Model withdrawal form (PDF)
            </a>
            , if you’d rather send us paper.
          </p>
        ) : null}
        {withdrawableUntil ? (
          <>
            <p>
              You can withdraw from the contract without a reason until{' '}
              {unbroken(withdrawableUntilInWords(order, withdrawableUntil))}.
            </p>
            <p className="mt-2">
              <Button href={withdrawPath(orderKey)}>Withdraw from contract here</Button>
            </p>
          </>
        ) : null}
      </div>
      <Beginning order={order} orderKey={orderKey} withdrawableUntil={withdrawableUntil} />
    </section>
  );
}

function Beginning({ order, orderKey, withdrawableUntil }: Props) {
  if (order.kind !== 'service') return null;
  if (order.startRequest)
    return (
      <p className="mt-4">
        You asked us to begin at once, on {unbroken(writtenMoment(order.startRequest.at))}.
      </p>
    );
  if (!canAskToStart(order, withdrawableUntil)) return null;
  return (
    <form method="post" action={`/payment/${orderKey}`} className="mt-6 grid gap-3">
      <h3 className="font-semibold">Should we start sooner?</h3>
      {withdrawableUntil ? (
        <p>We start after {unbroken(dayInWords(withdrawableUntil))}, unless you ask for this:</p>
      ) : null}
      <blockquote className="border-l-4 border-line pl-4">{startRequest.work}</blockquote>
      <Button type="submit" name="pay" value="start" className="justify-self-start">
        Ask us to start straight away
      </Button>
    </form>
  );
}
