import { applicableAnswers } from '@majak/tools/form/conditional-fields';
import type { Fault, ParseResult } from '@majak/tools/form/fault';
import type { AnswersOf, Field, Fields } from '@majak/tools/form/field';
import { isPlainObject } from '@majak/tools/form/field-tree';
import { type Form, readForm } from '@majak/tools/form/form';
import { orderFaults } from '@majak/tools/form/order-faults';
import { type ReactNode, useMemo } from 'react';
import type { LiveForm } from './use-form.ts';

/** A form whose fields say what is wrong with them. */
export type FormScreen = LiveForm & {
  errorAt: (path: string) => string | undefined;
  /** Other words of a field than its own, where it is alone on its page: its label is the heading then. */
  wordsAt?: (path: string, field: Field) => { label: ReactNode; heading?: boolean } | undefined;
};

/** What a field says: what the server said of it, or its first fault once that is told. */
export const withFieldErrors = (live: LiveForm, faults: readonly Fault[]): FormScreen => ({
  ...live,
  errorAt: (path) =>
    live.said[path] ?? (live.isTold(path) ? faults.find(({ field }) => field === path)?.message : undefined),
});

/** What is told by now: what the server said, and after a try everything that is wrong, in the order of the form. */
export const visibleFaults = (live: LiveForm, faults: readonly Fault[]): Fault[] =>
  orderFaults(live.form.fields, [
    ...Object.entries(live.said).map(([field, message]) => ({ field, code: 'said', message })),
    ...faults.filter(({ field }) => live.tried && !(field in live.said)),
  ]);

/** The answers of a form by its own rules, with every key; and the form with what is wrong at its fields. */
export function useFormValidation<Q extends Fields>(
  form: Form<Q>,
  live: LiveForm,
): { screen: FormScreen; reading: ParseResult<AnswersOf<Q>> } {
  const { given } = live;
  const reading = useMemo(() => readForm(form, given), [form, given]);
  const screen = withFieldErrors(live, reading.ok ? [] : reading.faults);
  const asked = useMemo(() => applicableAnswers(form.fields, given), [form, given]);
  // What is not asked decides nothing on the screen either.
  return { reading, screen: isPlainObject(asked) ? { ...screen, given: asked } : screen };
}
