import { yearOf } from '@majak/law/dates';
import { yearsAskable } from '@majak/law/law-on';
import { readable, type Typed, toTyped } from '@majak/tools/form/typed';
import { type Pictured, pictured } from '@majak/tools/kit/answer';
import type { Calculator, Fault, Reading } from '@majak/tools/kit/calculator';
import { answersFrom, toLink } from '@majak/tools/kit/calculator-answers';
import { useDeferredValue, useMemo, useState } from 'react';
import type { Start } from './island.tsx';
import { useAddress, useWakeUp } from './use-address.ts';
import { withoutRow } from './without-row.ts';

export type State = {
  /** Whether the script has taken over the form. */
  live: boolean;
  typed: Typed;
  given: Readonly<Record<string, unknown>>;
  reading: Reading<Pictured>;
  /** The fault to show at a field: not while it is still being typed into for the first time. */
  errorAt: (field: string) => string | undefined;
  /** Whether something is wrong at a field, or in a row of it. */
  isWrong: (field: string) => boolean;
  change: (field: string, text: string) => void;
  leave: (field: string) => void;
  /** Takes a row of a table out; those below move up. */
  removeRow: (table: string, at: number) => void;
  /** The year that stands for none chosen, and those to choose from. */
  year: string;
  years: readonly number[];
  /** A table that a row was asked for without script. */
  added: string | undefined;
  /** Puts everything back, and can be undone until something else is entered. */
  startOver: () => void;
  undo: (() => void) | undefined;
  /** The address that carries these answers. */
  address: () => string;
};

/** The answers of a form, and what comes of them. Everything is worked out here in the browser; nothing is sent. */
export function useCalculator(calculator: Calculator, start: Start): State {
  const { questions, sample } = calculator;
  const [typed, setTyped] = useState<Typed>(
    () => start.typed ?? readable(questions, toTyped(questions, sample)),
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(Object.keys(start.typed ?? {})));
  const [before, setBefore] = useState<Typed>();
  const { live, today } = useWakeUp(questions, start.today, (open) => {
    setTyped(open);
    setBefore(undefined);
  });
  const { given, reading } = useReading(calculator, { typed, today, start });
  const year = yearOf(today);
  const address = toLink(questions, typed, year);
  const { touch } = useAddress(address);

  const enter = (next: Typed) => {
    touch();
    setBefore(undefined);
    setTyped(next);
  };
  const faults = reading.ok ? [] : reading.faults;
  return {
    live,
    typed,
    given,
    reading,
    errorAt: (field) =>
      typed[field]?.trim() || left.has(field) ? faultAt(faults, field)?.message : undefined,
    isWrong: (field) => faults.some((fault) => fault.field === field || fault.field.startsWith(`${field}.`)),
    change: (field, text) => enter({ ...typed, [field]: text }),
    leave: (field) => {
      setLeft((known) => (known.has(field) ? known : new Set([...known, field])));
      setTyped((now) => ({ ...now, ...readable(questions, { [field]: now[field] ?? '' }) }));
    },
    removeRow: (table, at) => enter(withoutRow(typed, table, at)),
    year: String(year),
    years: yearsAskable('cz', today),
    added: start.typed?.add,
    startOver: () => {
      setLeft(new Set());
      enter(toTyped(questions, {}));
      setBefore(typed);
    },
    undo: before && (() => enter(before)),
    address: () => `${location.origin}${location.pathname}#${address}`,
  };
}

const faultAt = (faults: readonly Fault[], field: string) => faults.find((fault) => fault.field === field);

type Asked = { typed: Typed; today: string; start: Start };

/** Works the answer out, a moment behind the typing. What a register said stays while what was asked is the same. */
function useReading(calculator: Calculator, { typed, today, start }: Asked) {
  const { questions } = calculator;
  const settled = useDeferredValue(typed);
  const given = useMemo(() => answersFrom(questions, settled), [questions, settled]);
  const reading = useMemo((): Reading<Pictured> => {
    if (start.answered && settled === start.typed) return { ok: true, value: start.answered };
    return pictured(calculator, given, today);
  }, [calculator, given, today, settled, start.answered, start.typed]);
  return { given, reading };
}
