import { supportedYears } from '@majak/law/law-on';
import type { RulesByDay } from '@majak/law/rule';
import type { Option } from '@majak/tools/form/control';
import type { Field } from '@majak/tools/form/field';

const spaced = (value: number) => String(value).replace(/\B(?=(?:\d{3})+$)/g, '\u202f');

const quoted = (options: readonly Option[]): string =>
  options.map(({ value }) => JSON.stringify(value)).join(', ');

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
    case 'tick':
      return 'true';
    case 'choice':
      return quoted(question.options);
    case 'choices':
      return `list of any of ${quoted(question.options)}`;
    case 'day':
      return '"YYYY-MM-DD"';
    case 'month':
      return '"YYYY-MM"';
    case 'country':
      return 'two letters of a country (ISO 3166-1)';
    case 'text':
    case 'longText':
    case 'search':
      return `text of up to ${spaced(question.maxLength)} characters`;
    case 'file':
      return `data: address in base64, of type ${question.accept.join(', ')}, at most ${spaced(question.maxBytes)} bytes`;
    case 'uploads':
      return `list of up to ${spaced(question.max)} uploads, each of type ${question.accept.join(', ')}, at most ${spaced(question.maxBytes)} bytes`;
    case 'group':
      return 'object';
    case 'rows':
      return `list of ${spaced(question.min)} to ${spaced(question.max)} objects`;
  }
}

/** What stands in for an input that is left out. */
export function defaultWords({ kind, start, optional }: Field): string {
  if (start !== undefined) return JSON.stringify(start);
  if (kind === 'year') return 'this year';
  return optional ? 'nothing' : '';
}
