import { yearOf } from '@majak/law/dates';
import type { Answers } from '@majak/tools/form/field';
import { readable, type Typed, toTyped } from '@majak/tools/form/typed';
import { type Pictured, pictured } from '@majak/tools/kit/answer';
import type { Calculator, Reading } from '@majak/tools/kit/calculator';
import { answersFrom, toLink } from '@majak/tools/kit/calculator-answers';
import { useDeferredValue, useMemo } from 'react';
import { type FormScreen, withErrors } from '../../form/use-checked.ts';
import { useForm } from '../../form/use-form.ts';
import type { Start } from './start.ts';
import { useAddress, useOpened } from './use-address.ts';

export type State = FormScreen & {
  reading: Reading<Pictured>;
  /** The day it is now, as YYYY-MM-DD. */
  today: string;
  /** Puts everything back, and can be undone until something else is entered. */
  startOver: () => void;
  /** The address that carries these answers. */
  address: () => string;
};

/** The answers of a form, and what comes of them. Everything is worked out here in the browser; nothing is sent. */
export function useCalculator(calculator: Calculator, start: Start): State {
  const { questions, slug, sample } = calculator;
  const served = start.typed ?? readable(questions, toTyped(questions, sample));
  const live = useForm(
    { key: slug, version: 1, fields: questions },
    { id: 'questions', typed: served, tells: 'once it is left' },
  );
  const { typed } = live;
  const today = useOpened(questions, start.today, live.reshape);
  const { given, reading } = useReading(calculator, { typed, today, start });
  const address = toLink(questions, typed, yearOf(today));
  const { touch } = useAddress(address);
  const touching =
    <Entry extends readonly unknown[]>(enter: (...entry: Entry) => void) =>
    (...entry: Entry) => {
      touch();
      enter(...entry);
    };
  // Nobody has been at an empty field yet; what stands in one is told of at once.
  const isTold = (path: string) =>
    start.typed !== undefined || Boolean(typed[path]?.trim()) || live.isTold(path);
  return {
    ...withErrors({ ...live, isTold }, reading.ok ? [] : reading.faults),
    given,
    reading,
    today,
    change: touching(live.change),
    removeRow: touching(live.removeRow),
    startOver: touching(() => live.replace(toTyped(questions, {}), 'Everything is empty again.')),
    address: () => `${location.origin}${location.pathname}#${address}`,
  };
}

type Asked = { typed: Typed; today: string; start: Start };

/** Works the answer out, a moment behind the typing. What a register said stays while what was asked is the same. */
function useReading(calculator: Calculator, { typed, today, start }: Asked) {
  const { questions } = calculator;
  const settled = useDeferredValue(typed);
  const given: Answers = useMemo(() => answersFrom(questions, settled), [questions, settled]);
  const reading = useMemo((): Reading<Pictured> => {
    if (start.answered && settled === start.typed) return { ok: true, value: start.answered };
    return pictured(calculator, given, today);
  }, [calculator, given, today, settled, start.answered, start.typed]);
  return { given, reading };
}
