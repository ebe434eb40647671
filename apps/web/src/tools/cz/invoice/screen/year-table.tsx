import { grouped } from '@majak/tools/form/number-text';
import { formatMoney } from '@majak/ui/format-money';
import type { YearTotals } from './year-totals.ts';

/** What the law allows in a year, in crowns. */
export type YearLimits = { vat: number; vatAtOnce: number; flatTax: number };

const crowns = (amount: number) => formatMoney(Math.round(amount), 'CZK');
const share = (amount: number, limit: number) => `${Math.max(0, Math.round((amount / limit) * 100))} %`;

type LimitProps = { name: string; rule: string; limit: number; amount: number; over: string };

/** How near a sum is to a limit of the law. */
const Limit = ({ name, rule, limit, amount, over }: LimitProps) => (
  <li className="flex flex-wrap justify-between gap-x-6">
    <span>
      <a href={`/law/${rule}`} className="link">
        {name}
      </a>
      : {crowns(limit)}
    </span>
    <span className={`tabular-nums ${amount > limit ? 'font-semibold text-error' : ''}`}>
      {amount > limit ? over : `${share(amount, limit)} used, ${crowns(limit - amount)} left`}
    </span>
  </li>
);

/** What was invoiced and what came in by year, beside the limits of value added tax and of the flat tax. */
export function YearTable({ years, limits }: { years: readonly YearTotals[]; limits: YearLimits }) {
  const [now] = years;
  if (!now) return null;
  const uncounted = years.reduce((sum, one) => sum + one.uncounted, 0);
  return (
    <div className="grid gap-3">
      <table className="w-full text-right tabular-nums">
        <caption className="mb-1 text-left font-semibold">By year, in CZK without VAT</caption>
        <thead className="text-small text-text-muted">
          <tr className="border-b border-line">
            <th scope="col" className="py-1.5 pr-3 text-left font-semibold">
              Year
            </th>
            <th scope="col" className="py-1.5 pl-3 font-semibold">
              Invoiced
            </th>
            <th scope="col" className="py-1.5 pl-3 font-semibold">
              Received
            </th>
            <th scope="col" className="py-1.5 pl-3 font-semibold">
              Owed
            </th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, invoiced, received, owed }) => (
            <tr key={year} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {year}
              </th>
              {[invoiced, received, owed].map((amount, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                <td key={at} className="py-1.5 pl-3 whitespace-nowrap">
                  {grouped(Math.round(amount))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="grid gap-1 text-small">
        <Limit
          name={`VAT: turnover in ${now.year}`}
          rule="cz.vat.registration.limit"
          limit={limits.vat}
          amount={now.invoiced}
          over="Over it: register for VAT"
        />
        <Limit
          name="VAT: payer from the next day"
          rule="cz.vat.registration.immediateLimit"
          limit={limits.vatAtOnce}
          amount={now.invoiced}
          over="Over it: you are a payer"
        />
        <Limit
          name={`Flat tax: income in ${now.year}`}
          rule="cz.flatTax.incomeLimit"
          limit={limits.flatTax}
          amount={now.received}
          over="Over it: flat tax ends"
        />
      </ul>
      <p className="max-w-measure text-small text-text-muted">
        Worked out from the documents kept here, by the day of supply. It doesn’t include what you invoiced
        elsewhere
        {uncounted > 0
          ? `, nor ${uncounted === 1 ? 'one document' : `${uncounted} documents`} in another currency without an exchange rate`
          : ''}
        .
      </p>
    </div>
  );
}
