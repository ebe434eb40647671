import type { Answers, Field, Fields } from '../../../form/field.ts';
import { optional } from '../../../form/field.ts';
import { choice } from '../../../form/kinds/choice.ts';
import { day } from '../../../form/kinds/day.ts';
import { longText } from '../../../form/kinds/long-text.ts';
import { number } from '../../../form/kinds/number.ts';
import { rows } from '../../../form/kinds/rows.ts';
import { search } from '../../../form/kinds/search.ts';
import { text } from '../../../form/kinds/text.ts';
import { uploads } from '../../../form/kinds/uploads.ts';
import { answeredYesNo } from '../../../form/kinds/yes-no.ts';
import { requiredWhen } from '../../../form/required-when.ts';
import { allowUnknown } from '../../../form/unknown-answer.ts';
import type { DefinedCondition, DefinedQuestion, QuestionType } from './form-definition.ts';

/** How long a text may be, and a text of several lines, where the editor says nothing. */
const [lineMaxLength, linesMaxLength] = [200, 5000];
const mostRows = 20;
const mostFiles = 3;

type Words = Pick<Field, 'label'> & { hint?: string; missing: string; personal: boolean };

const lowered = (label: string): string =>
  /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** What is said of a question that was left open: a question is asked again, a noun is entered. */
const missingWords = ({ type, label, missing }: DefinedQuestion): string => {
  if (missing) return missing;
  if (label.endsWith('?')) return `Answer the question: ${label}`;
  return type === 'select' || type === 'yesNo' ? `Choose ${lowered(label)}` : `Enter ${lowered(label)}`;
};

const wordsOf = (question: DefinedQuestion): Words => ({
  label: question.label,
  ...(question.hint ? { hint: question.hint } : {}),
  missing: missingWords(question),
  personal: !question.impersonal,
});

const optionsOf = ({ options = [] }: DefinedQuestion) => options.map((value) => ({ value, label: value }));

const limitsOf = ({ min, max, decimals, unit }: DefinedQuestion) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
  ...(decimals === undefined ? {} : { decimals }),
  ...(unit ? { unit } : {}),
});

/** One value: what "I don't know yet" can stand for. */
const singles = {
  date: (words: Words) => day(words),
  text: (words: Words, { lines, maxLength }: DefinedQuestion) =>
    lines
      ? longText({ ...words, maxLength: maxLength ?? linesMaxLength })
      : text({ ...words, maxLength: maxLength ?? lineMaxLength }),
  select: (words: Words, question: DefinedQuestion) =>
    choice({ ...words, options: optionsOf(question), wrong: words.missing, start: null }),
  autoComplete: (words: Words, { list = 'nationalities', options = [] }: DefinedQuestion) =>
    search({ ...words, list, ...(list === 'own' ? { names: options } : {}), maxLength: lineMaxLength }),
  yesNo: (words: Words) => answeredYesNo(words),
  number: (words: Words, question: DefinedQuestion) => number({ ...words, ...limitsOf(question) }),
} as const satisfies Partial<Record<QuestionType, unknown>>;

function fieldOfType(question: DefinedQuestion): Field {
  const words = wordsOf(question);
  if (question.type === 'repeat')
    return rows({
      ...words,
      columns: definedFields(question.questions ?? []),
      min: question.optional ? 0 : 1,
      max: question.most ?? mostRows,
      row: question.row ?? 'entry',
    });
  if (question.type === 'upload')
    return uploads({ ...words, min: question.optional ? 0 : 1, max: question.files ?? mostFiles });
  const single = singles[question.type](words, question) as Field<string>;
  return question.mayBeUnknown ? allowUnknown(single) : single;
}

const said = (value: unknown): unknown => (value === true ? 'yes' : value === false ? 'no' : value);

/** Whether a condition is met by the answers beside a question, or by those of the whole form. */
const meets =
  ({ question, is }: DefinedCondition) =>
  (near: Answers, whole: Answers): boolean =>
    said(Object.hasOwn(near, question) ? near[question] : whole[question]) === is;

/** The field of a question, as forms in code have them. */
function definedField(question: DefinedQuestion): Field {
  const { condition } = question;
  const field = fieldOfType(question);
  if (condition)
    return question.optional
      ? { ...optional(field), when: meets(condition) }
      : requiredWhen(meets(condition), field);
  return question.optional && field.start === undefined ? optional(field) : field;
}

/** The fields of questions by their keys, in their order. */
export const definedFields = (questions: readonly DefinedQuestion[]): Fields =>
  Object.fromEntries(questions.map((question) => [question.key, definedField(question)]));
