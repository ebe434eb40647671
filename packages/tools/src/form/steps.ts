import type { Fault } from './fault.ts';
import type { Form, Step } from './form.ts';

/** The pages of a form: those it names, or one with all its fields. */
export const stepsOf = ({ steps, fields }: Form): readonly Step[] =>
  steps ?? [{ key: 'all', title: '', fields: Object.keys(fields) }];

const isOn = ({ fields }: Step, { field }: Fault): boolean => fields.includes(field.split('.')[0] ?? '');

/** What is wrong on one page of a form. */
export const faultsOn = (step: Step, faults: readonly Fault[]): Fault[] =>
  faults.filter((fault) => isOn(step, fault));

/** The first page with a fault; nothing when all are right. */
export const firstUnfinished = (form: Form, faults: readonly Fault[]): Step | undefined =>
  stepsOf(form).find((step) => faultsOn(step, faults).length > 0);
