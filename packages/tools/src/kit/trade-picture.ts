import type { Plain } from './calculator.ts';
import type { Picture } from './picture.ts';
import type { Method } from './self-employed.ts';

/**
 * Where the income of a trade goes: the parts add up to the income and the child bonus.
 * @returns nothing where what is left is negative, since a part cannot be.
 */
export function tradePicture({ method }: { method: Method }, outputs: Plain): Picture | undefined {
  const net = Number(outputs.netIncome);
  if (net < 0) return undefined;
  const spent = method === 'real' ? [{ label: 'Real expenses', value: Number(outputs.expenses) }] : [];
  return {
    kind: 'split',
    title: 'Where your income goes',
    parts: [
      { label: 'You', value: net, kept: true },
      { label: 'Income tax', value: Number(outputs.incomeTax) },
      { label: 'Social security', value: Number(outputs.socialSecurity) },
      { label: 'Health insurance', value: Number(outputs.healthInsurance) },
      ...spent,
    ],
  };
}
