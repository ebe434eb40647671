import { conditionAnswers } from './condition-answers.ts';
import type { DefinedPage, DefinedQuestion, FormDefinition } from './form-definition.ts';

const keyPattern = /^[a-z][a-z0-9_]{0,39}$/;
/** Keys of the last page, which every form has: who asks, and the consent. */
const takenKeys = new Set(['fullName', 'email', 'phone', 'nationality', 'consent']);

/** What stands around a question: the questions before it, and those of the form. */
type Before = { questions: readonly DefinedQuestion[]; inRepeat: boolean };

const named = ({ label, key }: DefinedQuestion): string => `“${label || key}”`;

function conditionFault(question: DefinedQuestion, { questions }: Before): string | undefined {
  const { condition } = question;
  if (!condition) return undefined;
  const asked = questions.find(({ key }) => key === condition.question);
  if (!asked) return `${named(question)} depends on a question that does not come before it`;
  const possible = conditionAnswers(asked);
  if (!possible) return `${named(question)} depends on ${named(asked)}, which is not a choice or a yes or no`;
  return possible.includes(condition.is)
    ? undefined
    : `${named(question)} depends on an answer that ${named(asked)} does not have: “${condition.is}”`;
}

function ownFaults(question: DefinedQuestion, { inRepeat }: Before): (string | undefined | false)[] {
  const { type, key, label, list, options = [], questions = [], min, max } = question;
  const name = named(question);
  return [
    !label.trim() && `The question “${key}” has no text`,
    !keyPattern.test(key) &&
      `${name} needs a key of lower-case letters, digits and _ that starts with a letter, not “${key}”`,
    type === 'select' && options.length < 2 && `${name} needs at least two options`,
    list === 'own' && options.length === 0 && `${name} has no list to search`,
    new Set(options).size < options.length && `${name} has the same option twice`,
    type === 'repeat' && questions.length === 0 && `${name} has no questions for its entries`,
    inRepeat && (type === 'repeat' || type === 'upload') && `${name} can’t be inside a repeated question`,
    min !== undefined && max !== undefined && min > max && `${name} has a minimum above its maximum`,
  ];
}

function questionFaults(questions: readonly DefinedQuestion[], before: Before): string[] {
  const seen = [...before.questions];
  const own: string[] = [];
  return questions.flatMap((question) => {
    const around = { questions: seen, inRepeat: before.inRepeat };
    const found = [
      ...ownFaults(question, around),
      conditionFault(question, around),
      own.includes(question.key) && `Two questions have the key “${question.key}”`,
    ].filter((fault) => typeof fault === 'string');
    const inside = questionFaults(question.questions ?? [], { questions: seen, inRepeat: true });
    own.push(question.key);
    seen.push(question);
    return [...found, ...inside];
  });
}

const pageFaults = ({ title, questions }: DefinedPage, at: number): string[] => [
  ...(title.trim() ? [] : [`Page ${at + 1} has no title`]),
  ...(questions.length > 0 ? [] : [`Page ${at + 1} has no questions`]),
];

/**
 * What is wrong with a form before it can be published: whole sentences for the editor; none of one that works. The keys
 * of the last page, which each form has, are taken.
 */
export function definitionFaults({ pages }: Pick<FormDefinition, 'pages'>): string[] {
  const questions = pages.flatMap((page) => page.questions);
  return [
    ...(pages.length > 0 ? [] : ['The form has no pages']),
    ...pages.flatMap(pageFaults),
    ...questionFaults(questions, { questions: [], inRepeat: false }),
    ...questions.flatMap(({ key }) =>
      takenKeys.has(key) ? [`The key “${key}” is taken by the last page`] : [],
    ),
  ];
}
