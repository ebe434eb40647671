import { site } from '@majak/desk/site';
import { Price } from '@majak/ui/price';

/** The fixed price of a service; without one it is agreed before the work. */
export const ServicePrice = ({ amount }: { amount: number | null | undefined }) =>
  amount === null || amount === undefined ? (
    'By agreement'
  ) : (
    <Price amount={amount} currency={site.jurisdiction.currency} />
  );
