import type { Fault } from '../../form/fault.ts';
import type { Answers, Fields } from '../../form/field.ts';
import type { Form, FormStep } from '../../form/form.ts';

/** A page of an application with the fields that stand on it. */
export type Page = Omit<FormStep, 'fields'> & { fields: Fields };

type Written = Pick<Form, 'upgrades'> & {
  key: string;
  /** Left out of a form that has had one alone. */
  version?: number;
  pages: readonly Page[];
  check?: (answers: Answers) => readonly Fault[];
};

/** Two years after it was handed in, as the privacy page says of requests. */
export const keptDays = 730;

/** Whatever an application asks is about the person who fills it in, unless the field says otherwise. */
const personal = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, { personal: true, ...field }]));

/** A form written down page by page, so that each field stands on one page. */
export const applicationForm = ({ key, version = 1, upgrades, pages, check }: Written): Form => ({
  key,
  version,
  keptDays,
  fields: personal(Object.assign({}, ...pages.map(({ fields }) => fields))),
  steps: pages.map(({ fields, ...page }) => ({ ...page, fields: Object.keys(fields) })),
  ...(upgrades ? { upgrades } : {}),
  ...(check ? { check } : {}),
  whole: 'Send an object with the answers to the form',
});

/** The same pages as a part of a long form. */
export const inPart = (part: string, pages: readonly Page[]): Page[] =>
  pages.map((page) => ({ ...page, part }));
