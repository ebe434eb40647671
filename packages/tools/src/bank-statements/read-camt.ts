import { type Day, isDay } from '@majak/law/dates';
import { XMLParser } from 'fast-xml-parser';
import { money } from '../money/money.ts';
import {
  leftOut,
  type ReadStatement,
  type StatementLine,
  severalAccounts,
  tooLong,
  withIdentities,
} from './bank-statement.ts';
import { minorOf, symbolIn } from './statement-text.ts';

/** Counted before the file is read, so that nobody waits for one that was made to take long: entries, parts of batches, tags. */
const most = { entries: 5000, tags: 400_000 };
const counted: readonly (readonly [pattern: RegExp, most: number, what: string])[] = [
  [/<(?:[\w.-]+:)?Ntry[\s/>]/g, most.entries, 'entries'],
  [/<(?:[\w.-]+:)?TxDtls[\s/>]/g, most.entries, 'parts of batches'],
  [/</g, most.tags, 'tags'],
];

/** What there is too much of in a file, in a sentence. */
function excessOf(text: string): { refused: string } | undefined {
  for (const [pattern, limit, what] of counted) {
    let count = 0;
    for (const _ of text.matchAll(pattern)) if (++count > limit) return tooLong(limit, what);
  }
  return undefined;
}

/** An element: by the names of what is in it, each a list, so that one and several are read alike. */
type Node = { [name: string]: unknown };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];

/** Everything at a path below some elements. */
function all(from: readonly unknown[], ...path: readonly string[]): unknown[] {
  return path.reduce<unknown[]>(
    (found, name) => found.flatMap((one) => (isNode(one) ? listOf(one[name]) : [])),
    [...from],
  );
}

const textOf = (value: unknown): string =>
  isNode(value) ? String(value['#text'] ?? '').trim() : String(value ?? '').trim();
const first = (from: unknown, ...path: readonly string[]): string => textOf(all([from], ...path)[0]);

const referencesOf = (details: unknown): string[] =>
  all([details], 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map(textOf);

/** Where payers from abroad write a number: beside the message in references, which of a creditor begin with `RF` and two digits. */
const writtenBeside = (details: unknown): string[] => [
  ...referencesOf(details).map((one) => one.replace(/^RF\d{2}/i, '')),
  first(details, 'Refs', 'EndToEndId'),
];

/** The symbol: as the Czech banks write it, in a reference of the creditor, or as others do, in the reference from end to end. */
function symbolText(details: unknown): string {
  const references = referencesOf(details);
  const endToEnd = first(details, 'Refs', 'EndToEndId');
  const written = references.map((one) => /^VS:?\s*0*(\d{1,10})$/i.exec(one)?.[1]).find(Boolean);
  const slashed = /(?:^|\/)VS:?0*(\d{1,10})(?=\/|$)/i.exec(endToEnd)?.[1];
  const own = all([details], 'Refs', 'Prtry').find((one) => first(one, 'Tp') === 'VS');
  return written ?? slashed ?? (own ? first(own, 'Ref') : '');
}

/** An account by its IBAN, or as its bank numbers it. */
const accountIn = (account: unknown): string =>
  first(account, 'Id', 'IBAN') || first(account, 'Id', 'Othr', 'Id');

const dayIn = (entry: unknown): Day | undefined => {
  const written = (first(entry, 'BookgDt', 'Dt') || first(entry, 'BookgDt', 'DtTm')).slice(0, 10);
  return isDay(written) ? written : undefined;
};

type RawLine = Omit<StatementLine, 'identity'> & { id: string };
type Amount = { minor: number; currency: string };

function amountOf(node: unknown): Amount | undefined {
  // ISO 20022 allows of five decimals.
  const minor = minorOf(textOf(node).replace(/(\.\d{2})0{1,3}$/, '$1'));
  const currency = isNode(node) ? String(node['@Ccy'] ?? '') : '';
  // Whether it came or left is said beside it, never by a sign.
  return minor !== undefined && minor >= 0 && /^[A-Z]{3}$/.test(currency) ? { minor, currency } : undefined;
}

/** The parts of an entry, each with its own payer; the entry itself where it has none. */
function partsOf(entry: unknown, whole: Amount): { details: unknown; amount: Amount }[] {
  const details = all([entry], 'NtryDtls', 'TxDtls');
  if (details.length <= 1) return [{ details: details[0] ?? {}, amount: whole }];
  const side = sideOf(entry);
  return details.map((one) => {
    const amount = amountOf(all([one], 'AmtDtls', 'TxAmt', 'Amt')[0] ?? all([one], 'Amt')[0]);
    // What was sent back within a batch counts against it.
    const sign = (sideOf(one) ?? side) === side ? 1 : -1;
    return { details: one, amount: { ...whole, ...amount, minor: sign * (amount?.minor ?? 0) } };
  });
}

/** Whether the parts of an entry come to it: of those in its currency that each name an amount. */
function isWhole(entry: unknown): boolean {
  const whole = amountOf(all([entry], 'Amt')[0]);
  const parts = whole ? partsOf(entry, whole).map(({ amount }) => amount) : [];
  return (
    parts.some(({ minor, currency }) => minor === 0 || currency !== whole?.currency) ||
    parts.reduce((sum, { minor }) => sum + minor, 0) === (whole?.minor ?? 0)
  );
}

/** Whether money came or left: nothing where that is not said. */
function sideOf(node: unknown): 1 | -1 | undefined {
  const said = first(node, 'CdtDbtInd');
  return said === 'CRDT' ? 1 : said === 'DBIT' ? -1 : undefined;
}

/** What moved by an entry and when; nothing where it is not booked, or does not say. */
function bookedBy(entry: unknown): { whole: Amount; on: Day; side: 1 | -1 } | undefined {
  const [whole, on, side] = [amountOf(all([entry], 'Amt')[0]), dayIn(entry), sideOf(entry)];
  const status = first(entry, 'Sts', 'Cd') || first(entry, 'Sts');
  return whole && on && side && status === 'BOOK' ? { whole, on, side } : undefined;
}

function linesOf(entry: unknown, account: string): RawLine[] {
  const booked = bookedBy(entry);
  if (!booked) return [];
  const { whole, on, side } = booked;
  const isReversal = ['true', '1'].includes(first(entry, 'RvslInd'));
  const id = first(entry, 'AcctSvcrRef') || first(entry, 'NtryRef');
  const unsure = isReversal ? 'A reversal' : isWhole(entry) ? undefined : 'Its batch does not add up';
  return partsOf(entry, whole).map(({ details, amount }, at) => {
    const message = all([details], 'RmtInf', 'Ustrd').map(textOf).join(' ');
    const payer =
      first(details, 'RltdPties', 'Dbtr', 'Nm') || first(details, 'RltdPties', 'Dbtr', 'Pty', 'Nm');
    return {
      id: id ? `${id} ${at}` : '',
      on,
      amount: money(side * amount.minor, amount.currency),
      ...(account ? { account } : {}),
      ...symbolIn(symbolText(details), [message, ...writtenBeside(details)].join(' ')),
      from: [payer, accountIn(all([details], 'RltdPties', 'DbtrAcct')[0])].filter(Boolean).join(', '),
      message,
      ...(unsure ? { unsure } : {}),
    };
  });
}

/** A balance of a statement, below zero where it is owed; nothing where the statement names none of these kinds. */
function balanceOf(statement: unknown, ...kinds: readonly string[]): number | undefined {
  const balance = all([statement], 'Bal').find((one) => kinds.includes(first(one, 'Tp', 'CdOrPrtry', 'Cd')));
  const amount = amountOf(all([balance], 'Amt')[0]);
  return amount && amount.minor * (sideOf(balance) ?? 1);
}

/** Whether the balance before, with what is booked, comes to the one after: less where entries are missing. */
function addsUp(statement: unknown): boolean {
  const [before, after] = [balanceOf(statement, 'OPBD', 'PRCD'), balanceOf(statement, 'CLBD')];
  if (before === undefined || after === undefined) return true;
  const moved = all([statement], 'Ntry').flatMap((entry) => bookedBy(entry) ?? []);
  return before + moved.reduce((sum, { whole, side }) => sum + side * whole.minor, 0) === after;
}

/** Reads a statement in the format camt.053 of ISO 20022. */
export function readCamt(text: string): ReadStatement {
  // Entities could name files, or grow without end.
  if (/<!DOCTYPE|<!ENTITY/i.test(text))
    return { refused: 'This file declares a DOCTYPE, which no bank does. It was not read.' };
  const excess = excessOf(text);
  if (excess) return excess;
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    removeNSPrefix: true,
    processEntities: true,
    htmlEntities: true,
  });
  let document: unknown;
  try {
    document = parser.parse(text, true);
  } catch {
    return { refused: 'This file isn’t readable XML.' };
  }
  const statements = all([document], 'Document', 'BkToCstmrStmt', 'Stmt');
  if (statements.length === 0) return { refused: 'This file has no camt.053 statement in it.' };
  const accounts = all(statements, 'Acct').map(accountIn);
  const read = statements.flatMap((statement) => {
    const account = accountIn(all([statement], 'Acct')[0]);
    return all([statement], 'Ntry').map((entry) => linesOf(entry, account));
  });
  const pending = read.filter((lines) => lines.length === 0).length;
  const lines = read.flat();
  const unsplit = lines.filter(({ amount }) => amount.minor === 0).length;
  return {
    format: 'camt.053',
    account: accounts[0] ?? '',
    lines: withIdentities(lines.filter(({ amount }) => amount.minor !== 0)),
    warnings: [
      ...severalAccounts(accounts),
      ...(statements.every(addsUp) ? [] : ['The balances of this statement do not add up.']),
      ...(pending > 0
        ? [
            leftOut(pending, 'entry', [
              'isn’t booked yet, or has no amount or day',
              'aren’t booked yet, or have no amount or day',
            ]),
          ]
        : []),
      ...(unsplit > 0 ? [leftOut(unsplit, 'part of a batch', ['names no amount', 'name no amount'])] : []),
    ],
  };
}
