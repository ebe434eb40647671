import type { Policy } from '@majak/desk/insurance/policy';
import { writtenMoment } from '@majak/desk/orders/written-moment';
import type { Day } from '@majak/law/dates';
import { dayInWords } from '@majak/law/day-in-words';
import { formatMoney } from '@majak/tools/money/money';
import { orderStates } from '@majak/tools/orders/order-states';
import { Button } from '@majak/ui/button';
import { Notice } from '@majak/ui/notice';
import { unbroken } from '@majak/ui/unbroken';
import { withdrawalReceiptPath, withdrawPath } from '../payment/withdraw-path.ts';
import { policyPath } from './policy-path.ts';

type Props = { policy: Policy; orderKey: string; withdrawableUntil: Day | undefined };

const papers = [
  ['Information document of the product, as you were shown it', 'information.pdf'],
  ['Record of your needs and our recommendation', 'record.pdf'],
] as const;

/** Insurance that was ordered: what it covers, its papers, and the way out of it. */
export function PolicyScreen({ policy, orderKey, withdrawableUntil }: Props) {
  const { order, details } = policy;
  const { withdrawal } = order;
  const { product, cover, insured, company, customer } = details;
  const isInForce = order.state === 'paid' && !withdrawal;
  return (
    <div className="grid gap-8">
      {product.sample ? (
        <Notice>This is a sample: the product and its insurer are invented, and nobody is insured.</Notice>
      ) : null}
      {withdrawal ? (
        <Notice kind="success" title="You withdrew from this contract" role="status">
          <p>
            We received it on {writtenMoment(withdrawal.at)}, from {withdrawal.name}. The money goes back to
            where it came from.
          </p>
          <p className="mt-2">
            <a href={withdrawalReceiptPath(orderKey)} className="link">
              Receipt of your withdrawal (PDF)
            </a>
          </p>
        </Notice>
      ) : null}
      {order.state === 'refunded' && !withdrawal ? (
        <Notice title={orderStates.refunded.label}>
          <p>{orderStates.refunded.next} There’s no certificate any more.</p>
        </Notice>
      ) : null}
      <dl className="grid gap-4">
        {(
          [
            ['Product', product.title],
            ['Insurer', product.identity],
            ['Insured days', `${dayInWords(cover.from)} to ${dayInWords(cover.to)}`],
            ['Policyholder', company ? `${company.name}, ${company.number}` : customer.name],
            ['Insured', insured.map(({ name }) => name).join(', ')],
            ['Price', `${formatMoney(order.total)}, ${orderStates[order.state].label.toLowerCase()}`],
          ] as const
        ).map(([label, text]) => (
          <div key={label} className="grid gap-x-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <dt className="font-semibold">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <section aria-labelledby="papers">
        <h2 id="papers" className="text-heading">
          Papers
        </h2>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          {papers.map(([label, file]) => (
            <li key={file}>
              <a href={`${policyPath(orderKey)}/${file}`} className="link">
                {label} (PDF)
              </a>
            </li>
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap gap-4">
        {isInForce ? (
          <Button href={`${policyPath(orderKey)}/certificate.pdf`} variant="primary">
            Certificate (PDF)
          </Button>
        ) : null}
        <Button href={`/payment/${orderKey}`}>The order and its payment</Button>
      </div>
      {withdrawableUntil ? (
        <section aria-labelledby="withdraw" className="border-t border-line pt-6">
          <h2 id="withdraw" className="text-heading">
            Withdraw
          </h2>
          <p className="mt-2 mb-4 max-w-measure">
            Until {unbroken(dayInWords(withdrawableUntil))} you can withdraw without a reason.
          </p>
          <Button href={withdrawPath(orderKey)}>Withdraw from contract here</Button>
        </section>
      ) : null}
    </div>
  );
}
