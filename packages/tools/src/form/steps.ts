import type { Form, Step } from './form.ts';

/** The pages of a form: those it names, or one with all its fields. */
export const stepsOf = ({ steps, fields }: Form): readonly Step[] =>
  steps ?? [{ key: 'all', title: '', fields: Object.keys(fields) }];
