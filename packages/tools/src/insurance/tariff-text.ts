import type { Result } from '@majak/law/result';
import { done, failed } from '@majak/law/result';
import { money } from '../money/money.ts';
import { type InsuredType, insuredTypes, type Sex, type Span, sexes, type Tariff } from './product.ts';

/** How a line of tariffs is written; anybody is `any`. */
export const tariffLine = 'ages; gender; insured type; from months or days; price of each';
export const tariffSample = '18-45; any; student; 12; 1190.50';

const spanIn = (text: string): Span | undefined => {
  const [, from, to] = /^(\d{1,3})\s*-\s*(\d{1,3})$/.exec(text) ?? [];
  return from && to && Number(from) <= Number(to) ? { from: Number(from), to: Number(to) } : undefined;
};

/** An amount in its smallest unit, from digits alone: never by way of a fraction. */
function minorIn(text: string): number | undefined {
  const [, units, part = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(text.replace(/\s/g, '')) ?? [];
  return units ? Number(units + part.padEnd(2, '0')) : undefined;
}

const oneOf = <Value extends string>(values: readonly Value[], text: string): Value | 'any' | undefined =>
  text === 'any' ? 'any' : values.find((value) => value === text);

function tariffIn(line: string, currency: string): Tariff | string {
  const cells = line.split(';').map((cell) => cell.trim().toLowerCase());
  const [agesText = '', sexText = '', insuredText = '', lastingText = '', eachText = ''] = cells;
  if (cells.length !== 5) return `write ${tariffLine}, such as ${tariffSample}`;
  const ages = spanIn(agesText);
  if (!ages) return 'write ages as 18-45';
  const sex = oneOf<Sex>(sexes, sexText);
  if (!sex) return 'the gender is female, male or any';
  const insured = oneOf<InsuredType>(insuredTypes, insuredText);
  if (!insured) return 'the insured type is regular, student, pregnant or any';
  if (!/^[1-9]\d{0,2}$/.test(lastingText)) return 'the months or days are a whole number from 1';
  const minor = minorIn(eachText);
  if (!minor) return 'the price is more than 0, with at most two decimals';
  return {
    ages,
    ...(sex === 'any' ? {} : { sex }),
    ...(insured === 'any' ? {} : { insured }),
    lasting: Number(lastingText),
    each: money(minor, currency),
  };
}

const linesOf = (text: string): string[] => text.split(/\r?\n/);

/** Tariffs as an editor writes them, one a line. @returns an error that names the line. */
export function readTariffs(text: string, currency: string): Result<readonly Tariff[]> {
  const tariffs: Tariff[] = [];
  for (const [at, line] of linesOf(text).entries()) {
    if (line.trim() === '') continue;
    const tariff = tariffIn(line, currency);
    if (typeof tariff === 'string') return failed(`Line ${at + 1}: ${tariff}`);
    tariffs.push(tariff);
  }
  return tariffs.length > 0 ? done(tariffs) : failed(`Write at least one line: ${tariffLine}`);
}
