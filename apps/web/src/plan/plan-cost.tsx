import type { PlanAnswer } from '@majak/tools/plan/plan-answer';
import { formatMoney } from '@majak/ui/format-money';
import type { ShownPlan } from './load-plan.ts';
import type { PlanPay } from './plan-pay.ts';

type Props = { shown: ShownPlan; answer: PlanAnswer; currency: string };

/** What offices and the agency take, summed, and what is left of the pay. */
export function PlanCost({ shown: { service, pay }, answer: { officialFees }, currency }: Props) {
  const certain = officialFees.filter(({ optional }) => !optional);
  const offices = certain.reduce((sum, { amount }) => sum + amount, 0);
  const all = offices + (service?.price ?? 0);
  if (officialFees.length === 0 && !service && !pay) return null;
  return (
    <section className="break-inside-avoid">
      <h3 className="mb-4 text-heading">What it costs, and what’s left</h3>
      <div className="grid max-w-measure">
        {officialFees.map(({ what, amount, where, law, optional, persons }) => (
          <Row
            key={what}
            what={`${what.charAt(0).toUpperCase()}${what.slice(1)}${persons && persons > 1 ? `, ${persons} people` : ''}`}
            about={`${where.charAt(0).toUpperCase()}${where.slice(1)}, ${law.replaceAll('§ ', '§\u00a0')}${optional ? '; not in the total' : ''}`}
            amount={formatMoney(amount, currency)}
          />
        ))}
        {service?.price ? (
          <Row
            what={service.title}
            href={service.href}
            about="Our fixed price, if you want us to do it"
            amount={formatMoney(service.price, currency)}
          />
        ) : null}
        {all > 0 ? (
          <p className="flex items-baseline justify-between gap-6 border-t-2 border-text py-3 text-subheading font-semibold">
            <span>
              {service?.price ? 'Official fees and our price, in total' : 'Official fees, in total'}
            </span>
            <span className="whitespace-nowrap tabular-nums">{formatMoney(all, currency)}</span>
          </p>
        ) : null}
      </div>
      <p className="mt-2 max-w-measure text-small text-text-muted">
        This doesn’t include translations or insurance, which vary in price.
      </p>
      {pay ? <Kept pay={pay} currency={currency} /> : null}
      {service && !service.price ? (
        <p className="mt-5 max-w-measure">
          <a href={service.href} className="link">
            {service.title}
          </a>
        </p>
      ) : null}
    </section>
  );
}

const numbers = ['no', 'one', 'two', 'three'];

const Kept = ({ pay: { gross, net, withChildren }, currency }: { pay: PlanPay; currency: string }) => {
  const money = (amount: number) => formatMoney(amount, currency);
  const kept = (amount: number) => <strong className="whitespace-nowrap">{money(amount)}</strong>;
  if (!withChildren)
    return (
      <p className="mt-5 max-w-measure">
        Out of {money(gross)} a month you keep about {kept(net)} as an employee without children, with a
        signed declaration.
      </p>
    );
  const { children, net: netWith, due } = withChildren;
  return (
    <p className="mt-5 max-w-measure">
      Out of {money(gross)} a month you keep about {kept(netWith)} as an employee with{' '}
      {children === 1 ? 'a child' : `${numbers[children] ?? children} children`}, with a signed declaration.
      The tax credit is for a child {due.replaceAll('§ ', '§\u00a0')}. Until then you keep about {kept(net)}.
    </p>
  );
};

const Row = ({
  what,
  about,
  amount,
  href,
}: {
  what: string;
  about: string;
  amount: string;
  href?: string;
}) => (
  <div className="flex items-baseline justify-between gap-6 border-t border-line py-3">
    <div>
      <p className="font-semibold">
        {href ? (
          <a href={href} className="link">
            {what}
          </a>
        ) : (
          what
        )}
      </p>
      <p className="text-small text-text-muted">{about}</p>
    </div>
    <p className="whitespace-nowrap tabular-nums">{amount}</p>
  </div>
);
