import { Price } from '@majak/ui/price';

type PriceRowProps = {
  label: string;
  amount?: number | null;
  note?: string | null;
  currency: string;
  /** Our own price stands out; charges and fees beside it do not. */
  strong: boolean;
};

const AmountCell = ({ amount, note, currency, strong }: Omit<PriceRowProps, 'label'>) => {
  if (amount === null || amount === undefined)
    return <span className="text-small">{note ?? 'By agreement'}</span>;
  return (
    <Price
      amount={amount}
      currency={currency}
      className={strong ? 'font-heading text-subheading font-semibold' : ''}
    />
  );
};

/** One line of the table; a note stands under the label, or in the place of an amount that is not given. */
export const PriceRow = ({ label, note, ...price }: PriceRowProps) => (
  <tr className="border-b border-line">
    <th scope="row" className="py-3.5 pr-6 text-left align-baseline font-medium">
      {label}
      {note && typeof price.amount === 'number' ? (
        <span className="mt-0.5 block text-small font-normal text-text-muted">{note}</span>
      ) : null}
    </th>
    <td className="max-w-56 py-3.5 text-right align-baseline">
      <AmountCell note={note} {...price} />
    </td>
  </tr>
);
