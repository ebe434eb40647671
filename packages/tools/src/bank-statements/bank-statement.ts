import type { Day } from '@majak/law/dates';
import type { Money } from '../money/money.ts';

/** A movement on an account, as a statement tells of it. Negative where money left. */
export type StatementLine = {
  /** What tells it from every other, in this statement and in one that overlaps it. */
  identity: string;
  on: Day;
  amount: Money;
  /** The account that it moved on, as the statement has it; left out where it names none beside it. */
  account?: string;
  /** Without leading zeros; empty where there is none. */
  variableSymbol: string;
  /** A number in the message that might be meant as one: nothing is applied by it. */
  suggested?: string;
  from: string;
  message: string;
  /** Why a person has to look at it, such as a reversal. */
  unsure?: string;
};

export type BankStatement = {
  /** What it was read as: `Fio, CSV`. */
  format: string;
  /** The account as the statement has it; empty where it names none. */
  account: string;
  lines: readonly StatementLine[];
  /** What could not be read, or does not add up, in sentences. */
  warnings: readonly string[];
};

/** What came of reading a file. */
export type ReadStatement = BankStatement | { refused: string };

/** Said of a file that has more in it than is read at once. */
export const tooLong = (most: number, what: string): { refused: string } => ({
  refused: `This statement has more than ${most.toLocaleString('en-GB')} ${what}. Export a shorter time.`,
});

/** Said of a file that holds statements of several accounts; nothing of one account. */
export function severalAccounts(accounts: readonly string[]): string[] {
  const each = [...new Set(accounts.filter(Boolean))];
  return each.length > 1
    ? [
        `This file has statements from ${each.length} accounts: ${each.join(', ')}. Export only the one for our own account.`,
      ]
    : [];
}

/**
 * Tells movements apart. Some banks number them anew in each statement, so a number counts together with the day, the amount
 * and the symbol; of what has no number two that are alike are told apart by their order.
 */
export function withIdentities(
  lines: readonly (Omit<StatementLine, 'identity'> & { id: string })[],
): StatementLine[] {
  const seen = new Map<string, number>();
  return lines.map(({ id, ...line }) => {
    const { on, amount, variableSymbol, from, message, account } = line;
    const own = id || JSON.stringify([on, amount.minor, amount.currency, variableSymbol, from, message]);
    // What moved on another account is counted apart: exported alone, a movement has the same identity.
    const counted = JSON.stringify([own, account ?? '']);
    const before = seen.get(counted) ?? 0;
    seen.set(counted, before + 1);
    // The same number twice is the same movement twice; only what has none is counted.
    return {
      ...line,
      identity: id
        ? `id ${JSON.stringify([id, on, amount.minor, amount.currency, variableSymbol])}`
        : `line ${own} ${before}`,
    };
  });
}

const plurals = { line: 'lines', entry: 'entries', 'part of a batch': 'parts of a batch' } as const;

/** What was left out of a statement and why, of one and of many: `1 line is cut short and was left out.` */
export const leftOut = (
  count: number,
  what: keyof typeof plurals,
  [ofOne, ofMany]: readonly [string, string],
): string =>
  count === 1
    ? `1 ${what} ${ofOne}, and was left out.`
    : `${count} ${plurals[what]} ${ofMany}, and were left out.`;
