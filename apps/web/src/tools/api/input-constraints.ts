import { supportedYears } from '@majak/law/law-on';
import type { RulesByDay } from '@majak/law/rule';
import type { Field } from '@majak/tools/form/field';

const spaced = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, '\u202f');

/** What an input takes, in words: `number from 0 to 15`. @param today Which years there are goes by it. */
export function inputConstraints(question: Field, rules: RulesByDay, today: string): string {
  switch (question.kind) {
    case 'number': {
      const { min, max, decimals, unit } = question;
      const range = `from ${spaced(min)} to ${spaced(max)}${unit ? ` ${unit}` : ''}`;
      return decimals === 0 ? `whole number ${range}` : `number ${range}, at most ${decimals} decimals`;
    }
    case 'year':
      return supportedYears(rules, today).join(', ');
    case 'yesNo':
      return 'true or false';
    case 'choice':
      return question.options.map(({ value }) => JSON.stringify(value)).join(', ');
    case 'day':
      return '"YYYY-MM-DD"';
    case 'text':
      return `text of up to ${question.maxLength} characters`;
    case 'rows':
      return `list of 1 to ${spaced(question.max)} objects`;
    default:
      return 'text';
  }
}

/** What stands in for an input that is left out. */
export function defaultWords({ kind, start, optional }: Field): string {
  if (start !== undefined) return JSON.stringify(start);
  if (kind === 'year') return 'this year';
  return optional ? 'nothing' : '';
}
