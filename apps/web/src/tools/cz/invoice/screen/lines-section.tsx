import { offeredRates } from '@majak/tools/documents/cz/invoice/model/offered-rates';
import { chargesVat, taxDay } from '@majak/tools/documents/cz/invoice/model/regime';
import type { FieldTexts } from '@majak/tools/form/field-texts';
import { Button } from '@majak/ui/button';
import { formatMoney } from '@majak/ui/format-money';
import { useEffect, useRef } from 'react';
import { RemovedRow } from '../../../../form/removed-row.tsx';
import { rowCount, withCopyOf, withMovedUp } from '../../../../form/rows.ts';
import { FormSection } from '../../../documents/form-section.tsx';
import { InvoiceField } from './invoice-field.tsx';
import { PriceSelect } from './price-select.tsx';
import type { SavedEntries } from './saved-entries.ts';
import type { LiveInvoice } from './use-invoice.ts';

const table = 'lines';

/** Rates of the day first, and the one that stands there even if it is of another year. */
function rateOptions({ rates, seen, live }: LiveInvoice, at: number) {
  const standing = Number(live.typed[`${table}.${at}.rate`] ?? 0);
  return [...new Set([...offeredRates(rates, taxDay(seen)), standing])].map((value) => ({
    value,
    label: `${value} %`,
  }));
}

/** A new line, in the unit and at the rate of the one before. */
const likeTheLast = (typed: FieldTexts): FieldTexts => {
  const last = rowCount(typed, table) - 1;
  const kept = ['unit', 'rate'].map((name) => [
    `${table}.${last}.${name}`,
    typed[`${table}.${last - 1}.${name}`] ?? typed[`${table}.${last}.${name}`] ?? '',
  ]);
  return { ...typed, ...Object.fromEntries(kept) };
};

type LineProps = {
  form: LiveInvoice;
  at: number;
  count: number;
  focus: (at: number) => void;
  remove: (at: number) => void;
};

/** What can be done with a line, each said with its number. */
function LineActions({ form: { live }, at, count, focus, remove }: LineProps) {
  const act = (label: string, to: number, change: () => void) => (
    <Button
      variant="quiet"
      className="min-h-10 text-small"
      aria-label={`${label} line ${at + 1}`}
      onClick={() => {
        change();
        focus(to);
      }}
    >
      {label}
    </Button>
  );
  return (
    <div className="scripted flex flex-wrap gap-x-4">
      {at > 0 ? act('Move up', at - 1, () => live.reshape((typed) => withMovedUp(typed, table, at))) : null}
      {act('Copy', count, () => live.reshape((typed) => withCopyOf(typed, table, at)))}
      {count > 1 ? act('Remove', Math.max(0, at - 1), () => remove(at)) : null}
    </div>
  );
}

const Line = (props: LineProps) => {
  const { form, at } = props;
  const path = (name: string) => `${table}.${at}.${name}`;
  const { seen, live } = form;
  const taxed = chargesVat(seen);
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-lg border border-line p-4">
      <legend className="px-1 text-small font-semibold text-text-muted">Line {at + 1}</legend>
      <div className="[&_textarea]:min-h-14">
        <InvoiceField
          form={form}
          path={path('description')}
          rows={live.typed[path('description')]?.includes('\n') ? 4 : 1}
        />
      </div>
      <div
        className={`grid grid-cols-2 items-end gap-4 [&_input]:max-w-none ${taxed ? 'sm:grid-cols-3' : 'sm:grid-cols-4'}`}
      >
        <InvoiceField form={form} path={path('quantity')} />
        <InvoiceField form={form} path={path('unit')} />
        <InvoiceField form={form} path={path('unitPrice')} />
        {taxed ? (
          <InvoiceField form={form} path={path('rate')} options={rateOptions(form, at)} shown="select" />
        ) : null}
        <InvoiceField form={form} path={path('discountPercent')} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <LineActions {...props} />
        <p className="ml-auto font-semibold tabular-nums">
          {formatMoney(Number(seen.totals.lines[at]?.net ?? 0), seen.currency)}
        </p>
      </div>
    </fieldset>
  );
};

/** The lines of the invoice; where one is added, goes or comes back, the focus follows. */
export function Lines({ form, book }: { form: LiveInvoice; book: SavedEntries }) {
  const { live } = form;
  const count = rowCount(live.typed, table);
  const next = useRef<number>(undefined);
  const removed = useRef(0);
  useEffect(() => {
    if (next.current === undefined) return;
    document.getElementById(`${table}.${next.current}.description`)?.focus();
    next.current = undefined;
  });
  const focus = (at: number) => {
    next.current = at;
  };
  const remove = (at: number) => {
    removed.current = at;
    live.removeRow(table, at, `Line ${at + 1} is removed.`);
  };
  const add = () => {
    live.addRow(table);
    live.reshape(likeTheLast);
    focus(count);
  };
  return (
    <FormSection id="lines" title="Lines">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, as in its fields' names
        <Line key={at} {...{ form, at, count, focus, remove }} />
      ))}
      <RemovedRow screen={live} table={table} className="empty:-mt-5" onUndo={() => focus(removed.current)} />
      <div className="scripted flex flex-wrap items-center gap-4">
        <Button onClick={add}>Add a line</Button>
        <PriceSelect form={form} book={book} />
      </div>
    </FormSection>
  );
}
