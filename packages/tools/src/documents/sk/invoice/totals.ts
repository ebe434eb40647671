import { type Exact, exact } from '@majak/law/exact';
import { lawOn } from '@majak/law/law-on';
import { rulesByDay } from '@majak/law/sk/rules-by-day';
import { type Amount, amountOf, type Taxes } from '../../invoice/amount.ts';
import { lineNet, share, subtotalOf, sum } from '../../invoice/line-amounts.ts';
import { chargesVat } from './charges-vat.ts';
import type { Invoice } from './invoice-form.ts';
import { taxDay } from './regime.ts';

export type Totals = Taxes & {
  /** Net of each line. */
  lines: readonly Amount[];
  rates: readonly (Taxes & { rate: number })[];
  rounding: Amount;
  paid: Amount;
  payable: Amount;
};

const taxes = (base: Exact, vat: Exact): Taxes => ({
  base: amountOf(base),
  vat: amountOf(vat),
  total: amountOf(base.plus(vat)),
});

/** What a total in cash is rounded to on a day; of a day before we read the rule, as it was first. */
function cashStep(day: string): Exact {
  const law = lawOn(rulesByDay, day);
  return exact(law.ok ? Number(law.value.valueOf('sk.cash.step') ?? 0.05) : 0.05);
}

/** A total in cash: to the nearest step, half of it up, and the smallest amounts up to one. Source: act 18/1996 § 3(4). */
export function inCash(total: Exact, step: Exact): Exact {
  if (total.lte(0)) return total;
  const whole = total.div(step).round(0, 1).times(step);
  return whole.eq(0) ? step : whole;
}

/** The totals of an invoice, exactly: lines to 0.01, the tax once for each rate from its base, what is paid in cash to five cents. */
export function totalsOf(invoice: Invoice): Totals {
  const taxed = chargesVat(invoice);
  const used = taxed ? [...new Set(invoice.lines.map(({ rate }) => rate))].sort((a, b) => b - a) : [0];
  const rates = used.map((rate) => {
    const lines = taxed ? invoice.lines.filter((line) => line.rate === rate) : invoice.lines;
    const base = subtotalOf({ lines });
    return { rate, ...taxes(base, share(base, rate)) };
  });
  const all = taxes(sum(rates.map(({ base }) => exact(base))), sum(rates.map(({ vat }) => exact(vat))));
  const left = exact(all.total).minus(invoice.paid);
  const payable = invoice.payment.method === 'cash' ? inCash(left, cashStep(taxDay(invoice))) : left;
  return {
    lines: invoice.lines.map((line) => amountOf(lineNet(line))),
    rates,
    ...all,
    rounding: amountOf(payable.minus(left)),
    paid: amountOf(invoice.paid),
    payable: amountOf(payable),
  };
}
