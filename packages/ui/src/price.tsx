import { formatMoney } from './format-money.tsx';

type PriceProps = { amount: number; currency: string; className?: string };

/** An amount that neither breaks at its spaces nor dances in a column. */
export const Price = ({ amount, currency, className = '' }: PriceProps) => (
  <span className={`whitespace-nowrap tabular-nums ${className}`}>{formatMoney(amount, currency)}</span>
);
