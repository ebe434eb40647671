/** For which answer before it a question is asked. */
export type DefinedCondition = {
  /** The key of the question. */
  question: string;
  /** The option it was answered with; `yes` or `no` of a yes-or-no question. */
  is: string;
};

/** The types of questions that editors have. */
export const questionTypes = [
  'date',
  'text',
  'select',
  'autoComplete',
  'yesNo',
  'number',
  'upload',
  'repeat',
] as const;
export type QuestionType = (typeof questionTypes)[number];

/** The lists in which an `autoComplete` question searches, or its own `options`; any words are an answer all the same. */
export const searchedLists = ['nationalities', 'services', 'own'] as const;

/** A question as an editor writes it down. What its type has no use for is left out. */
export type DefinedQuestion = {
  type: QuestionType;
  /** What its answer is kept under: small letters, figures and `_`. Another key is another question. */
  key: string;
  label: string;
  hint?: string | undefined;
  /** Said when it was left open; otherwise made of the label. */
  missing?: string | undefined;
  /** Whether it may be left empty. */
  optional?: boolean | undefined;
  /** Whether "I don't know yet" is an answer. */
  mayBeUnknown?: boolean | undefined;
  /** Whether the answer says nothing of a person, and outlives the erasing of the request. */
  impersonal?: boolean | undefined;
  condition?: DefinedCondition | undefined;
  /** Of a text: several lines. */
  lines?: boolean | undefined;
  /** Of a text: how many characters at most. */
  maxLength?: number | undefined;
  /** Of a `select`: what can be chosen; of an `autoComplete` with a list of its own: what is offered. */
  options?: readonly string[] | undefined;
  list?: (typeof searchedLists)[number] | undefined;
  /** Of a number. */
  min?: number | undefined;
  max?: number | undefined;
  decimals?: number | undefined;
  unit?: string | undefined;
  /** Of a `repeat`: what one is called (`child`), how many there may be, and what is asked of each. */
  row?: string | undefined;
  most?: number | undefined;
  questions?: readonly DefinedQuestion[] | undefined;
  /** Of an upload: how many files. */
  files?: number | undefined;
};

/** A page of the form. */
export type DefinedPage = {
  title: string;
  why?: string | undefined;
  /** The section of a long form that it belongs to. */
  section?: string | undefined;
  questions: readonly DefinedQuestion[];
};

/** A form as editors write it down in the studio: data, from which everything else is derived as from a form in code. */
export type FormDefinition = {
  slug: string;
  /** One more with each publishing that changes a question. */
  version: number;
  title: string;
  lead: string;
  minutes: number;
  have: readonly string[];
  pages: readonly DefinedPage[];
  /** What the request is filed under. */
  service: string;
  thanks: { title: string; next: readonly string[] };
};

const keyStart = 'forms/';

/** The key of the form in the store and in drafts: none of a form in code, whatever is called the same later. */
export const definedFormKey = (slug: string): string => keyStart + slug;

/** The slug of a form that editors built, by its key; nothing for the key of any other. */
export const definedFormSlug = (key: unknown): string | undefined =>
  typeof key === 'string' && key.startsWith(keyStart) ? key.slice(keyStart.length) : undefined;
