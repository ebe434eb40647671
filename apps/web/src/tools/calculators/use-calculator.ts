import { yearOf } from '@majak/law/dates';
import { calculateWithChart, type ResultWithChart } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { answersFrom, toLink } from '@majak/tools/calculator/calculator-answers';
import type { ParseResult } from '@majak/tools/form/fault';
import type { Answers } from '@majak/tools/form/field';
import { answersToTexts, type FieldTexts, formatTexts } from '@majak/tools/form/field-texts';
import { useDeferredValue, useMemo } from 'react';
import { useForm } from '../../form/use-form.ts';
import { type FormScreen, withFieldErrors } from '../../form/use-form-validation.ts';
import type { CalculatorStart } from './calculator-start.ts';
import { useAddress, useOpened } from './use-address.ts';

export type CalculatorState = FormScreen & {
  reading: ParseResult<ResultWithChart>;
  /** The day it is now, as YYYY-MM-DD. */
  today: string;
  /** Puts everything back, and can be undone until something else is entered. */
  startOver: () => void;
  /** The address that carries these answers. */
  address: () => string;
};

/** The answers of a form, and what comes of them. Everything is worked out here in the browser; nothing is sent. */
export function useCalculator(calculator: Calculator, start: CalculatorStart): CalculatorState {
  const { questions, slug, sample } = calculator;
  const served = start.typed ?? formatTexts(questions, answersToTexts(questions, sample));
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
    ...withFieldErrors({ ...live, isTold }, reading.ok ? [] : reading.faults),
    given,
    reading,
    today,
    change: touching(live.change),
    removeRow: touching(live.removeRow),
    startOver: touching(() => live.replace(answersToTexts(questions, {}), 'Everything is empty again.')),
    address: () => `${location.origin}${location.pathname}#${address}`,
  };
}

type Asked = { typed: FieldTexts; today: string; start: CalculatorStart };

/** Works the result out, a moment behind the typing. What a register said stays while what was asked is the same. */
function useReading(calculator: Calculator, { typed, today, start }: Asked) {
  const { questions } = calculator;
  const settled = useDeferredValue(typed);
  const given: Answers = useMemo(() => answersFrom(questions, settled), [questions, settled]);
  const reading = useMemo((): ParseResult<ResultWithChart> => {
    if (start.answered && settled === start.typed) return { ok: true, value: start.answered };
    return calculateWithChart(calculator, given, today);
  }, [calculator, given, today, settled, start.answered, start.typed]);
  return { given, reading };
}
