import { type Day, isDay } from '@majak/law/dates';
import { money } from '../money/money.ts';
import {
  leftOut,
  type ReadStatement,
  type StatementLine,
  severalAccounts,
  withIdentities,
} from './bank-statement.ts';
import { symbolIn } from './statement-text.ts';

/** Places are counted from one, as the specification of the format does; a line is 128 letters, each a byte where a bank wrote it. */
const cut = (line: string, from: number, to: number): string => line.slice(from - 1, to).trim();

/** An amount in the smallest unit; not a number where anything but digits stands there. */
const minorAt = (line: string, from: number, to: number): number => {
  const digits = cut(line, from, to);
  return /^\d*$/.test(digits) ? Number(digits) : Number.NaN;
};

/** A day as the format writes it, `ddmmyy`; nothing for zeros. */
function dayAt(line: string, from: number): Day | undefined {
  const [, date = '', month = '', year = ''] =
    /^(\d{2})(\d{2})(\d{2})$/.exec(cut(line, from, from + 5)) ?? [];
  const day = `20${year}-${month}-${date}`;
  return isDay(day) ? day : undefined;
}

const linesOf = (text: string): string[] => text.split(/[\r\n]+/).filter(Boolean);

const kindOf = (line: string): string => cut(line, 1, 3);
/** The account of a statement, which stands in its head. */
const accountOf = (head: string): string => cut(head, 4, 19);
const signed = (minor: number, sign: string): number => (sign === '-' ? -minor : minor);

/** What two banks mean by a code of reversal is opposite: only money in and money out are told by all alike. */
const debit = '1';
const credit = '2';

/** Currencies by the numbers of ISO 4217, after the zero that stands before them: some banks write them, others the kind of data. */
const currencies: Readonly<Record<string, string>> = {
  '0203': 'CZK',
  '0348': 'HUF',
  '0756': 'CHF',
  '0826': 'GBP',
  '0840': 'USD',
  '0978': 'EUR',
  '0985': 'PLN',
};

type Movement = Omit<StatementLine, 'identity'> & { id: string };

/** One movement, which is line 075; the message of the extended form begins at 129. */
function movementOf(line: string, account: string, currency: string): Movement | undefined {
  const on = dayAt(line, 123) ?? dayAt(line, 92);
  const minor = minorAt(line, 49, 60);
  if (!on || Number.isNaN(minor)) return undefined;
  const code = cut(line, 61, 61);
  const message = line.length > 128 ? cut(line, 129, line.length) : cut(line, 98, 117);
  const bank = cut(line, 74, 77);
  const payer = cut(line, 20, 35).replace(/^0+/, '');
  const document = cut(line, 36, 48).replace(/^0+/, '');
  const rest = `${document} ${on} ${minor} ${code} ${payer}/${bank}`;
  return {
    id: document ? rest : '',
    on,
    amount: money(code === debit ? -minor : minor, currencies[cut(line, 119, 122)] ?? currency),
    ...(account ? { account } : {}),
    ...symbolIn(cut(line, 62, 71), message),
    from: [cut(line, 98, 117), payer ? `${payer}/${bank}` : ''].filter(Boolean).join(', '),
    message,
    ...(code === debit || code === credit ? {} : { unsure: 'A reversal, which banks sign in opposite ways' }),
  };
}

/** What a head, line 074, promises: the old balance with what came and what left is the new one. */
function balanceFault(head: string): string | undefined {
  const old = signed(minorAt(head, 46, 59), cut(head, 60, 60));
  const now = signed(minorAt(head, 61, 74), cut(head, 75, 75));
  const out = signed(minorAt(head, 76, 89), cut(head, 90, 90));
  const into = signed(minorAt(head, 91, 104), cut(head, 105, 105));
  return old + into - out === now
    ? undefined
    : `The balances of statement ${cut(head, 106, 108)} do not add up.`;
}

/** A head with what stands below it; nothing for a line that could not be read. */
type Block = { head: string; movements: readonly (Movement | undefined)[] };

/** Each head with the movements down to the next. */
function blocksOf(lines: readonly string[], currency: string): Block[] {
  const starts = lines.flatMap((line, at) => (kindOf(line) === '074' ? at : []));
  return starts.map((start, at) => ({
    head: lines[start] ?? '',
    movements: lines
      .slice(start + 1, starts[at + 1])
      .filter((line) => kindOf(line) === '075')
      .map((line) =>
        line.length < 128 ? undefined : movementOf(line, accountOf(lines[start] ?? ''), currency),
      ),
  }));
}

/**
 * Whether what came and left is what the head promises: less where the file was cut between two lines. Zeros promise
 * nothing, and a reversal counts to either side, by the bank.
 */
function turnoverFault({ head, movements }: Block): string | undefined {
  if (movements.some((one) => !one || one.unsure)) return undefined;
  const amounts = movements.map((one) => one?.amount.minor ?? 0);
  const sumOf = (sign: 1 | -1) =>
    amounts.reduce((sum, minor) => (Math.sign(minor) === sign ? sum + sign * minor : sum), 0);
  const promised = [
    [signed(minorAt(head, 91, 104), cut(head, 105, 105)), sumOf(1)],
    [signed(minorAt(head, 76, 89), cut(head, 90, 90)), sumOf(-1)],
  ];
  return promised.some(([wanted, found]) => wanted !== 0 && wanted !== found)
    ? `The movements of statement ${cut(head, 106, 108)} are not all here: they do not come to what its head says.`
    : undefined;
}

/**
 * Reads a statement in the format GPC, also called ABO.
 * @param currency That of the account, where its bank writes none.
 */
export function readGpc(text: string, currency: string): ReadStatement {
  const blocks = blocksOf(linesOf(text.trimStart()), currency);
  if (blocks.length === 0)
    return { refused: 'This file has no head of a statement, a line that begins with 074.' };
  const read = blocks.flatMap(({ movements }) => movements);
  const found = read.filter((one) => one !== undefined);
  const unread = read.length - found.length;
  const faults = blocks.flatMap((block) => balanceFault(block.head) ?? turnoverFault(block) ?? []);
  return {
    format: 'GPC',
    account: accountOf(blocks[0]?.head ?? ''),
    lines: withIdentities(found),
    warnings: [
      ...severalAccounts(blocks.map(({ head }) => accountOf(head))),
      ...faults,
      ...(unread > 0
        ? [
            leftOut(unread, 'line', [
              'is cut short, or has no day or amount',
              'are cut short, or have no day or amount',
            ]),
          ]
        : []),
    ],
  };
}

/** How banks keep the ten digits of an account among themselves, by their places from one; ten is the last. */
const innerOrder = [10, 8, 9, 6, 1, 2, 3, 4, 5, 7];

/** Whether a statement is of an account: written as on paper, or in the order that banks keep among themselves. */
export function isOfAccount(given: string, iban: string): boolean {
  const own = iban.slice(-16);
  const [prefix, number] = [own.slice(0, 6), own.slice(6)];
  const [before, after] = given.replace(/\/\d{4}$/, '').split('-');
  const paper =
    after === undefined ? given.replace(/\/\d{4}$/, '') : `${before}${after.trim().padStart(10, '0')}`;
  const digits = paper.replace(/[^\dA-Z]/gi, '');
  if (/^[A-Z]{2}/i.test(digits)) return digits.toUpperCase() === iban;
  const inner = innerOrder.map((place) => number[place - 1]).join('') + prefix;
  const fromZero = innerOrder.map((place) => number[place % 10]).join('') + prefix;
  return digits.padStart(16, '0') === own || digits === inner || digits === fromZero;
}
