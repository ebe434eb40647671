import type { Form, FormStep } from './form.ts';

/** The pages of a form: those it names, or one with all its fields. */
export const formSteps = ({ steps, fields }: Form): readonly FormStep[] =>
  steps ?? [{ key: 'all', title: '', fields: Object.keys(fields) }];
