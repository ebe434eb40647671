import { offeredRates } from '@majak/tools/documents/invoice/model/offered-rates';
import { chargesVat, taxDay } from '@majak/tools/documents/invoice/model/regime';
import { totalsOf } from '@majak/tools/documents/invoice/model/totals';
import { Button } from '@majak/ui/button';
import { formatMoney } from '@majak/ui/format-money';
import { useEffect, useRef } from 'react';
import { Area, Choice, Input, Part } from './controls.tsx';
import { lineCount, withCopyOf, withNewLine, withoutLine, withSwapped } from './lines.ts';
import type { Form } from './use-invoice.ts';

/** Rates of the day first, and the one that stands there even if it is of another year. */
function rateOptions(form: Form, at: number) {
  const rates = new Set([
    ...offeredRates(form.rates, taxDay(form.shown.drawn)),
    Number(form.typed[`lines.${at}.rate`] ?? 0),
  ]);
  return [...rates].map((rate) => ({ value: String(rate), label: `${rate} %` }));
}

type LineProps = { form: Form; at: number; count: number; amount: string; focus: (at: number) => void };

/** What can be done with a line, each said with its number. */
function LineActions({ form, at, count, focus }: LineProps) {
  const number = at + 1;
  const act = (label: string, next: Parameters<Form['reshape']>[0], to: number) => (
    <Button
      variant="quiet"
      className="min-h-10 text-small"
      aria-label={`${label} line ${number}`}
      onClick={() => {
        form.reshape(next);
        focus(to);
      }}
    >
      {label}
    </Button>
  );
  return (
    <div className="scripted flex flex-wrap gap-x-4">
      {at > 0 ? act('Move up', (typed) => withSwapped(typed, at, at - 1), at - 1) : null}
      {act('Copy', (typed) => withCopyOf(typed, at), count)}
      {count > 1 ? act('Remove', (typed) => withoutLine(typed, at), Math.max(0, at - 1)) : null}
    </div>
  );
}

const Line = (props: LineProps) => {
  const { form, at, amount } = props;
  const name = (field: string) => `lines.${at}.${field}`;
  const taxed = chargesVat(form.shown.drawn);
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-lg border border-line p-4">
      <legend className="px-1 text-small font-semibold text-text-muted">Line {at + 1}</legend>
      <Area
        form={form}
        name={name('description')}
        {...(form.typed[name('description')]?.includes('\n') ? { rows: 4 } : {})}
        className="min-h-14!"
      />
      <div className={`grid grid-cols-2 items-end gap-4 ${taxed ? 'sm:grid-cols-3' : 'sm:grid-cols-4'}`}>
        <Input form={form} name={name('quantity')} />
        <Choice form={form} name={name('unit')} />
        <Input form={form} name={name('unitPrice')} />
        {taxed ? (
          <Choice form={form} name={name('rate')} options={rateOptions(form, at)} />
        ) : (
          <Input form={form} name={name('discountPercent')} />
        )}
        {taxed ? <Input form={form} name={name('discountPercent')} /> : null}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <LineActions {...props} />
        <p className="ml-auto font-semibold tabular-nums">{amount}</p>
      </div>
    </fieldset>
  );
};

/** The lines of the invoice; where one is added or goes, the focus follows. */
export function Lines({ form }: { form: Form }) {
  const { lines } = totalsOf(form.shown.drawn);
  const count = lineCount(form.typed);
  const next = useRef<number>(undefined);
  useEffect(() => {
    if (next.current === undefined) return;
    document.getElementById(`lines.${next.current}.description`)?.focus();
    next.current = undefined;
  });
  const focus = (at: number) => {
    next.current = at;
  };
  const add = () => {
    form.reshape(withNewLine);
    focus(count);
  };
  const { currency } = form.shown.drawn;
  return (
    <Part id="lines" title="Lines">
      {Array.from({ length: count }, (_, at) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, as in its fields' names
          key={at}
          {...{ form, at, count, focus }}
          amount={formatMoney(Number(lines[at]?.net ?? 0), currency)}
        />
      ))}
      <Button className="scripted justify-self-start" onClick={add}>
        Add a line
      </Button>
    </Part>
  );
}
