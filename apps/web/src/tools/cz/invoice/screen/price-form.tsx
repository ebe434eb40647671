import { currencies, unitKeys, units } from '@majak/tools/documents/cz/invoice/model/choices';
import { readableAt } from '@majak/tools/documents/cz/invoice/model/invoice-texts';
import { offeredRates } from '@majak/tools/documents/cz/invoice/model/offered-rates';
import type { Fault } from '@majak/tools/form/fault';
import { numberFrom } from '@majak/tools/form/number-text';
import { Button } from '@majak/ui/button';
import { SelectField } from '@majak/ui/select-field';
import { TextField } from '@majak/ui/text-field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Price, readPrice } from './price-list.ts';
import type { LiveInvoice } from './use-invoice.ts';

type Props = {
  form: LiveInvoice;
  /** The one that is changed; a new one otherwise. */
  price?: Price;
  onSave: (price: Price) => void;
  onCancel: () => void;
};

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const unitOptions = unitKeys.map((value) => ({ value, label: units[value].en }));

/** What was typed, as a price is read. */
function givenBy(typed: FormData, isTaxed: boolean, price: Price | undefined): Record<string, unknown> {
  const text = (name: string) => String(typed.get(`price-${name}`) ?? '').trim();
  return {
    description: text('description'),
    unit: text('unit'),
    currency: text('currency'),
    ...(text('unitPrice') === '' ? {} : { unitPrice: numberFrom(text('unitPrice'), { thousands: true }) }),
    rate: isTaxed ? Number(text('rate')) : (price?.rate ?? 0),
  };
}

/** One line of the price list, new or changed. The rate of tax is asked of those who charge it. */
export function PriceForm({ form, price, onSave, onCancel }: Props) {
  const [faults, setFaults] = useState<readonly Fault[]>([]);
  const first = useRef<HTMLFormElement>(null);
  useEffect(() => first.current?.querySelector('input')?.focus(), []);
  const isTaxed = form.seen.regime === 'payer';
  const rates = [...new Set([...offeredRates(form.rates, form.today), price?.rate ?? 0])];
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = event.currentTarget;
    const read = readPrice(givenBy(new FormData(sent), isTaxed, price));
    if (read.ok) return onSave(read.value);
    setFaults(read.faults);
    sent.querySelector<HTMLElement>(`[name="price-${read.faults[0]?.field}"]`)?.focus();
  };
  const named = (field: string) => {
    const error = faults.find((one) => one.field === field)?.message;
    return { name: `price-${field}`, ...(error ? { error } : {}) };
  };
  return (
    <form ref={first} noValidate autoComplete="off" onSubmit={save} className="grid max-w-3xl gap-4 py-2">
      <TextField {...named('description')} label="What it’s for" defaultValue={price?.description} />
      <div className={`grid grid-cols-2 items-end gap-4 ${isTaxed ? 'sm:grid-cols-4' : 'sm:grid-cols-3'}`}>
        <TextField
          {...named('unitPrice')}
          label="Price"
          inputMode="decimal"
          defaultValue={price ? readableAt('lines.0.unitPrice', String(price.unitPrice)) : ''}
        />
        <SelectField
          {...named('unit')}
          label="Unit"
          options={unitOptions}
          defaultValue={price?.unit ?? 'hour'}
        />
        <SelectField
          {...named('currency')}
          label="Currency"
          options={options(currencies)}
          defaultValue={price?.currency ?? form.seen.currency}
        />
        {isTaxed ? (
          <SelectField
            {...named('rate')}
            label="VAT rate"
            options={rates.map((rate) => ({ value: String(rate), label: `${rate} %` }))}
            defaultValue={String(price?.rate ?? rates[0])}
          />
        ) : null}
      </div>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button type="submit">Save the price</Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
