import { type AnswerLine, answerLines } from '@majak/tools/form/answer-lines';
import type { Fields } from '@majak/tools/form/field';
import { type FieldTexts, textsToAnswers } from '@majak/tools/form/field-texts';

const lineOf = (fields: Fields, { path, label, text }: AnswerLine): string =>
  fields[path]?.kind === 'longText' ? `\r\n${text}` : `${label}: ${text}`;

/** A link that opens the visitor's own mail program with everything they typed. */
export function mailLink(officeEmail: string, fields: Fields, typed: FieldTexts): string {
  const lines = answerLines(fields, textsToAnswers(fields, typed)).map((line) => lineOf(fields, line));
  const subject = `Request: ${typed.service || 'help'}`;
  return `mailto:${officeEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines.join('\r\n'))}`;
}
