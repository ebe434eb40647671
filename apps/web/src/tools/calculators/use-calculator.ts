import { type Pictured, pictured } from '@majak/tools/kit/answer';
import type { Calculator, Reading } from '@majak/tools/kit/calculator';
import {
  fromAddress,
  fromForm,
  readable,
  type Typed,
  toAddress,
  toForm,
} from '@majak/tools/kit/form-answers';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Start } from './island.tsx';

export type State = {
  /** Whether the script has taken over the form. */
  live: boolean;
  typed: Typed;
  given: Readonly<Record<string, unknown>>;
  reading: Reading<Pictured>;
  /** The fault to show at a field: not while it is still being typed into for the first time. */
  errorAt: (field: string) => string | undefined;
  change: (field: string, text: string) => void;
  leave: (field: string) => void;
  /** Takes a row of a table out; those below move up. */
  removeRow: (table: string, at: number) => void;
  /** The year that stands for none chosen. */
  year: string;
  /** A table that a row was asked for without script. */
  added: string | undefined;
  /** Puts everything back, and can be undone. */
  startOver: () => void;
  undo: (() => void) | undefined;
  /** The address that carries these answers. */
  address: () => string;
};

/** The answers of a form, and what comes of them. Everything is worked out here in the browser; nothing is sent. */
export function useCalculator(
  calculator: Calculator,
  { today: served, typed: posted, answered }: Start,
): State {
  const { questions, sample } = calculator;
  const [typed, setTyped] = useState<Typed>(() => posted ?? readable(questions, toForm(questions, sample)));
  const [today, setToday] = useState(served);
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(posted ? Object.keys(posted) : []));
  const [before, setBefore] = useState<Typed>();
  const [live, setLive] = useState(false);
  const settled = useDeferredValue(typed);
  const given = useMemo(() => fromForm(questions, settled), [questions, settled]);
  const reading = useMemo((): Reading<Pictured> => {
    if (answered && settled === posted) return { ok: true, value: answered };
    return pictured(calculator, given, today);
  }, [calculator, given, today, answered, settled, posted]);
  const year = Number(today.slice(0, 4));

  useEffect(() => {
    const open = () => {
      const fragment = location.hash.slice(1);
      if (fragment.includes('=')) setTyped(readable(questions, fromAddress(questions, fragment)));
    };
    // What was typed before the script came stands in the fields alone.
    setTyped((start) => ({ ...start, ...standing() }));
    open();
    setLive(true);
    setToday(new Intl.DateTimeFormat('sv-SE').format(new Date()));
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [questions]);

  const keep = (next: Typed) => {
    setTyped(next);
    history.replaceState(history.state, '', `#${toAddress(questions, next, year)}`);
  };
  const faults = reading.ok ? [] : reading.faults;
  return {
    live,
    typed,
    given,
    reading,
    errorAt: (field) =>
      typed[field]?.trim() || left.has(field)
        ? faults.find((fault) => fault.field === field)?.message
        : undefined,
    change: (field, text) => keep({ ...typed, [field]: text }),
    leave: (field) => {
      setLeft((known) => (known.has(field) ? known : new Set([...known, field])));
      setTyped((now) => ({ ...now, ...readable(questions, { [field]: now[field] ?? '' }) }));
    },
    removeRow: (table, at) => keep(withoutRow(typed, table, at)),
    year: String(year),
    added: posted?.add,
    startOver: () => {
      setBefore(typed);
      setLeft(new Set());
      keep(toForm(questions, {}));
    },
    undo:
      before &&
      (() => {
        keep(before);
        setBefore(undefined);
      }),
    address: () => `${location.origin}${location.pathname}#${toAddress(questions, typed, year)}`,
  };
}

function withoutRow(typed: Typed, table: string, gone: number): Typed {
  const kept = Object.entries(typed).flatMap(([field, text]): [string, string][] => {
    const [name, at, column] = field.split('.');
    if (name !== table || column === undefined || Number(at) < gone) return [[field, text]];
    return Number(at) === gone ? [] : [[`${table}.${Number(at) - 1}.${column}`, text]];
  });
  return Object.fromEntries(kept);
}

/** The answers as they stand in the fields of the page. */
function standing(): Typed {
  const form = document.getElementById('questions');
  if (!(form instanceof HTMLFormElement)) return {};
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
