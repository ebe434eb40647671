import { chargesVat } from '@majak/tools/documents/cz/invoice/model/regime';
import { Button } from '@majak/ui/button';
import { useEffect, useRef } from 'react';
import { RemovedRow } from '../../../../form/removed-row.tsx';
import { rowCount } from '../../../../form/rows.ts';
import { FormSection } from '../../../documents/form-section.tsx';
import { InvoiceField } from './invoice-field.tsx';
import { TwoFields } from './two-fields.tsx';
import type { LiveInvoice } from './use-invoice.ts';

const table = 'advances';
const heading = 'part-advances';

/** One payment that came before the supply. Where tax is charged, by which document it was taxed. */
const Advance = ({ form, at, remove }: { form: LiveInvoice; at: number; remove: () => void }) => {
  const path = (name: string) => `${table}.${at}.${name}`;
  const taxed = form.live.typed[path('treatment')] === 'taxed';
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-lg border border-line p-4">
      <legend className="px-1 text-small font-semibold text-text-muted">Advance {at + 1}</legend>
      <InvoiceField form={form} path={path('treatment')} shown="select" />
      <TwoFields>
        <InvoiceField form={form} path={path('number')} optional={!taxed} />
        <InvoiceField form={form} path={path('receivedOn')} optional={!taxed} />
      </TwoFields>
      <TwoFields>
        <InvoiceField form={form} path={path('amount')} />
        {taxed && chargesVat(form.seen) ? (
          <InvoiceField form={form} path={path('rate')} shown="select" />
        ) : null}
      </TwoFields>
      {form.seen.currency === 'CZK' || !taxed ? null : (
        <div className="max-w-72">
          <InvoiceField form={form} path={path('exchangeRate')} optional />
        </div>
      )}
      <Button
        variant="quiet"
        className="scripted min-h-10 justify-self-start text-small"
        aria-label={`Remove advance ${at + 1}`}
        onClick={remove}
      >
        Remove
      </Button>
    </fieldset>
  );
};

/** What was paid before the supply: an invoice settles it, and a payer taxes what is left. Where one goes or comes back, the focus follows. */
export function Advances({ form }: { form: LiveInvoice }) {
  const next = useRef<number>(undefined);
  const removed = useRef(0);
  useEffect(() => {
    if (next.current === undefined) return;
    const first = document.getElementById(`${table}.${next.current}.treatment`);
    (first ?? document.getElementById(heading))?.focus();
    next.current = undefined;
  });
  if (form.seen.kind !== 'invoice') return null;
  const remove = (at: number) => {
    removed.current = at;
    next.current = Math.max(0, at - 1);
    form.live.removeRow(table, at, `Advance ${at + 1} is removed.`);
  };
  const count = rowCount(form.live.typed, table);
  return (
    <FormSection id={heading} title="Advances">
      <p className="text-small text-text-muted">
        What was paid before the supply. A VAT payer charges VAT on it the day it arrives, in a separate
        document, and only on the rest here.
      </p>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an advance is its place, as in its fields' names
        <Advance key={at} form={form} at={at} remove={() => remove(at)} />
      ))}
      <RemovedRow
        screen={form.live}
        table={table}
        className="empty:-mt-5"
        onUndo={() => {
          next.current = removed.current;
        }}
      />
      <Button className="scripted justify-self-start" onClick={() => form.live.addRow(table)}>
        Add an advance
      </Button>
    </FormSection>
  );
}
