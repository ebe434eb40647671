import { units } from '@majak/tools/documents/cz/invoice/model/choices';
import { Button } from '@majak/ui/button';
import { formatMoney } from '@majak/ui/format-money';
import { useEffect, useRef, useState } from 'react';
import { DeleteButton } from './delete-button.tsx';
import { PriceForm } from './price-form.tsx';
import { keyOfPrice, type Price, withPrice } from './price-list.ts';
import type { LiveInvoice } from './use-invoice.ts';
import type { LiveSavedEntries } from './use-saved-entries.ts';

type Props = { form: LiveInvoice; kept: LiveSavedEntries };

/** Where the focus goes once a form is closed: to the button that opened it. */
const addId = 'price-add';
const changeId = (price: Price): string => `price-change-${encodeURIComponent(keyOfPrice(price))}`;

const wordsOf = ({ unitPrice, unit, currency, rate }: Price): string =>
  `${formatMoney(unitPrice, currency)} / ${units[unit].en}${rate > 0 ? ` + ${rate} % VAT` : ''}`;

/** The price list, each line of which can be changed and forgotten, and a new one added. */
export function PriceListEditor({ form, kept }: Props) {
  const { prices } = kept.book;
  /** The key of the one that is being changed, or `new`. */
  const [edited, setEdited] = useState<string>();
  const [says, setSays] = useState('');
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current) document.getElementById(next.current)?.focus();
    next.current = undefined;
  });
  const close = (to: string) => {
    next.current = to;
    setEdited(undefined);
  };
  const save = (price: Price, before?: string) => {
    kept.change((now) => ({ ...now, prices: withPrice(now.prices, price, before) }));
    setSays(`Saved: ${price.description}.`);
    close(before === undefined ? addId : changeId(price));
  };
  const open = (key: string) => {
    setSays('');
    setEdited(key);
  };
  const notes = [
    ...(prices.length === 0 ? ['You can pick from it when you fill in a line of an invoice.'] : []),
    ...(form.seen.regime === 'payer' ? ['Prices are without VAT.'] : []),
  ];
  return (
    <div className="mt-2 grid gap-3">
      {notes.length > 0 ? <p className="max-w-measure text-text-muted">{notes.join(' ')}</p> : null}
      <ul className={prices.length === 0 ? 'hidden' : 'border-t border-line'}>
        {prices.map((price) => (
          <li key={keyOfPrice(price)} className="border-b border-line py-2">
            {edited === keyOfPrice(price) ? (
              <PriceForm
                form={form}
                price={price}
                onSave={(changed) => save(changed, keyOfPrice(price))}
                onCancel={() => close(changeId(price))}
              />
            ) : (
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
                <span className="min-w-40 flex-1 break-words">{price.description}</span>
                <span className="tabular-nums">{wordsOf(price)}</span>
                <span className="flex flex-wrap gap-x-4">
                  <Button
                    id={changeId(price)}
                    variant="quiet"
                    className="min-h-10 text-small"
                    aria-label={`Change ${price.description}`}
                    onClick={() => open(keyOfPrice(price))}
                  >
                    Change
                  </Button>
                  <DeleteButton
                    name={price.description}
                    onForget={() => kept.forget('prices', keyOfPrice(price))}
                  />
                </span>
              </div>
            )}
          </li>
        ))}
      </ul>
      {edited === 'new' ? (
        <PriceForm form={form} onSave={(price) => save(price)} onCancel={() => close(addId)} />
      ) : (
        <Button id={addId} className="justify-self-start" onClick={() => open('new')}>
          Add a price
        </Button>
      )}
      <p role="status" className="text-small text-text-muted">
        {says}
      </p>
    </div>
  );
}
