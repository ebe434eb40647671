import { applicableAnswers, isApplicable } from './conditional-fields.ts';
import { type Fault, firstFaults } from './fault.ts';
import type { Answers } from './field.ts';
import { isPlainObject } from './field-tree.ts';
import { type Form, type FormStep, readForm } from './form.ts';
import { formSteps } from './steps.ts';

/** The keys of the fields that are asked with these answers. What is not asked decides nothing either. */
export function askedKeys({ fields }: Pick<Form, 'fields'>, given: Answers): ReadonlySet<string> {
  const asked = applicableAnswers(fields, given);
  const near = isPlainObject(asked) ? asked : {};
  return new Set(Object.keys(fields).filter((key) => fields[key] && isApplicable(fields[key], near, near)));
}

/** The pages of a form on which anything is asked with these answers, in their order. */
export function askedSteps(form: Form, given: Answers): readonly FormStep[] {
  const keys = askedKeys(form, given);
  return formSteps(form).filter(({ fields }) => fields.some((key) => keys.has(key)));
}

/** The field of a form that a path lies in: `children` of `children.0.born`. */
export const topKey = (path: string): string => path.split('.', 1)[0] ?? path;

/** What is wrong with the answers to each field, the first thing only, in the order of the form. */
export function formFaults(form: Form, given: Answers): readonly Fault[] {
  const reading = readForm(form, given);
  return reading.ok ? [] : firstFaults(reading.faults);
}

/** Of some faults, those on one page. */
export const faultsOn = ({ fields }: FormStep, faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(({ field }) => fields.includes(topKey(field)));

/** What a page belongs to: the part of a long form, or the page itself. */
export const partOf = ({ part, title }: FormStep): string => part ?? title;
