import type { ChartOf } from '../calculator/chart.ts';
import type { PlainOf } from '../calculator/output.ts';
import type { Method } from './self-employed.ts';
import type { tradeOutputs } from './trade-year.ts';

type Year = PlainOf<typeof tradeOutputs>;

/**
 * Where the income of a trade goes: the parts add up to the income and the child bonus.
 * @returns nothing where what is left is negative, since a part cannot be.
 */
export function tradeChart({ method }: { method: Method }, outputs: Year): ChartOf<'split'> | undefined {
  const net = outputs.netIncome;
  if (net < 0) return undefined;
  const spent = method === 'real' ? [{ label: 'Real expenses', value: outputs.expenses }] : [];
  return {
    kind: 'split',
    title: 'Where your income goes',
    unit: 'CZK',
    parts: [
      { label: 'You', value: net, kept: true },
      { label: 'Income tax', value: outputs.incomeTax },
      { label: 'Social security', value: outputs.socialSecurity },
      { label: 'Health insurance', value: outputs.healthInsurance },
      ...spent,
    ],
  };
}
