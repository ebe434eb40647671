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

/** Places are counted from one, as the specification of the format does; a line is 128 bytes, a letter a byte. */
const cut = (line: Uint8Array, from: number, to: number): string =>
  new TextDecoder('windows-1250').decode(line.subarray(from - 1, to)).trim();

/** An amount in the smallest unit; not a number where anything but digits stands there. */
const minorAt = (line: Uint8Array, from: number, to: number): number => {
  const digits = cut(line, from, to);
  return /^\d*$/.test(digits) ? Number(digits) : Number.NaN;
};

/** A day as the format writes it, `ddmmyy`; nothing for zeros. */
function dayAt(line: Uint8Array, from: number): Day | undefined {
  const [, date = '', month = '', year = ''] =
    /^(\d{2})(\d{2})(\d{2})$/.exec(cut(line, from, from + 5)) ?? [];
  const day = `20${year}-${month}-${date}`;
  return isDay(day) ? day : undefined;
}

/** The lines of the file as bytes: to be cut before they are read as letters. */
function linesOf(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  let start = 0;
  for (let at = 0; at <= bytes.length; at += 1)
    if (at === bytes.length || bytes[at] === 10) {
      const end = bytes[at - 1] === 13 ? at - 1 : at;
      if (end > start) lines.push(bytes.subarray(start, end));
      start = at + 1;
    }
  return lines;
}

const kindOf = (line: Uint8Array): string => cut(line, 1, 3);
const signed = (minor: number, sign: string): number => (sign === '-' ? -minor : minor);

/** What two banks mean by a code of reversal is opposite: only money in and money out are told by all alike. */
const debit = '1';
const credit = '2';

/** One movement, which is line 075; the message of the extended form begins at 129. */
function movementOf(
  line: Uint8Array,
  currency: string,
): (Omit<StatementLine, 'identity'> & { id: string }) | undefined {
  const on = dayAt(line, 123) ?? dayAt(line, 92);
  const minor = minorAt(line, 49, 60);
  if (!on || Number.isNaN(minor)) return undefined;
  const code = cut(line, 61, 61);
  const message = line.length > 128 ? cut(line, 129, line.length) : cut(line, 98, 117);
  const bank = cut(line, 74, 77);
  const account = cut(line, 20, 35).replace(/^0+/, '');
  const document = cut(line, 36, 48).replace(/^0+/, '');
  const rest = `${document} ${on} ${minor} ${code} ${account}/${bank}`;
  return {
    id: document ? rest : '',
    on,
    amount: money(code === debit ? -minor : minor, currency),
    ...symbolIn(cut(line, 62, 71), message),
    from: [cut(line, 98, 117), account ? `${account}/${bank}` : ''].filter(Boolean).join(', '),
    message,
    ...(code === debit || code === credit ? {} : { unsure: 'A reversal, which banks sign in opposite ways' }),
  };
}

/** What a head, line 074, promises: the old balance with what came and what left is the new one. */
function balanceFault(head: Uint8Array): string | undefined {
  const old = signed(minorAt(head, 46, 59), cut(head, 60, 60));
  const now = signed(minorAt(head, 61, 74), cut(head, 75, 75));
  const out = signed(minorAt(head, 76, 89), cut(head, 90, 90));
  const into = signed(minorAt(head, 91, 104), cut(head, 105, 105));
  return old + into - out === now
    ? undefined
    : `The balances of statement ${cut(head, 106, 108)} do not add up.`;
}

/**
 * Reads a statement in the format GPC, also called ABO.
 * @param currency That of the account: the format names none.
 */
export function readGpc(bytes: Uint8Array, currency: string): ReadStatement {
  const lines = linesOf(bytes);
  const heads = lines.filter((line) => kindOf(line) === '074');
  const movements = lines.filter((line) => kindOf(line) === '075');
  const short = movements.filter((line) => line.length < 128);
  if (heads.length === 0)
    return { refused: 'This file has no head of a statement, a line that begins with 074.' };
  const read = movements.filter((line) => line.length >= 128).map((line) => movementOf(line, currency));
  const found = read.filter((line) => line !== undefined);
  const unread = short.length + read.length - found.length;
  return {
    format: 'GPC',
    account: cut(heads[0] ?? new Uint8Array(), 4, 19),
    lines: withIdentities(found),
    warnings: [
      ...severalAccounts(heads.map((head) => cut(head, 4, 19))),
      ...heads.map(balanceFault).filter((fault) => fault !== undefined),
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
