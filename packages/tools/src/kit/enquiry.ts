import type { Form } from '../form/form.ts';

/** A question that a form asks beyond the contact request. Its answer is written into the message. */
export type EnquiryQuestion = {
  name: string;
  label: string;
  hint?: string;
  /** `link` is a text that has to be an address that starts with https. */
  kind: 'text' | 'link' | 'date' | 'select' | 'yesNo';
  /** The answers of a select. */
  options?: readonly string[];
  /** What a text has to look like, as a regular expression for the whole of it. */
  pattern?: string;
  required?: boolean;
  /** What is said when the answer is missing or wrong. */
  message: string;
};

/**
 * A form about one matter: the seven fields of the contact request, and questions of its own. It travels as a contact
 * request, so that it is stored, delivered, answered and erased like one.
 */
export type Enquiry = {
  slug: string;
  title: string;
  lead: string;
  /** What the request is filed under: one label ("{subject}" is what the page is about), or chosen, with a start. */
  service: { label: string; subject?: string } | { startsAt: string };
  /** The seventh field, in the words of this form. */
  message: { label: string; hint: string };
  questions: readonly EnquiryQuestion[];
  /** All that it asks. */
  form: Form;
  button: string;
  thanks: {
    title: string;
    /** What happens next, and when: one sentence a step. */
    next: readonly string[];
    /** Where it is said; otherwise below the form's own address. */
    path?: string;
  };
  /** The page of the studio on which the form stands in place of the general one. */
  page?: string;
  /** The site that has it; all of them otherwise. */
  site?: 'cz' | 'sk';
};

export type Answers = Readonly<Record<string, string>>;

export const answerMaxLength = 300;
const datePattern = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Whether a text is a day of the calendar, written DD/MM/YYYY. */
function isDay(text: string): boolean {
  const [, day, month, year] = (datePattern.exec(text) ?? []).map(Number);
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, day));
  return date.getUTCDate() === day && date.getUTCMonth() + 1 === month;
}

/** Whether a text is an address that starts with https, names a host on the internet and carries no password. */
function isLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  return protocol === 'https:' && hostname.includes('.') && !username;
}

/** An answer as it is written down: on one line, so that it cannot pass for another answer. */
const written = (answer: string | undefined): string => (answer ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Whether an answer is one that the question takes. */
function fits({ kind, options, pattern, required }: EnquiryQuestion, answer: string): boolean {
  if (!answer) return !required;
  if (answer.length > answerMaxLength) return false;
  if (pattern) return new RegExp(`^(?:${pattern})$`).test(answer);
  if (kind === 'date') return isDay(answer);
  if (kind === 'link') return isLink(answer);
  if (kind === 'yesNo') return /^(Yes|No)$/.test(answer);
  return !options || options.includes(answer);
}

/** What is wrong with the answers, in the order of the questions; `field` is the field's name in the form. */
export const answerFaults = (
  questions: readonly EnquiryQuestion[],
  answers: Answers,
): { field: string; message: string }[] =>
  questions
    .filter((question) => !fits(question, written(answers[question.name])))
    .map(({ name, message }) => ({ field: answerField(name), message }));

/** The name of a question's field in the form. */
export const answerField = <N extends string>(name: N) => `answers.${name}` as const;

/** The message of the contact request: each answer on a line of its own, then what was written. */
export function describe(questions: readonly EnquiryQuestion[], answers: Answers, message: string): string {
  const lines = questions
    .map(({ name, label }) => [label, written(answers[name])])
    .filter(([, answer]) => answer)
    .map(([label, answer]) => `${label}: ${answer}`);
  return [lines.join('\n'), message].filter(Boolean).join('\n\n');
}
