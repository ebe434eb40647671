import { createHash } from 'node:crypto';
import type { BankStatement, StatementLine } from '@majak/tools/bank-statements/bank-statement';
import { isOfAccount } from '@majak/tools/bank-statements/read-gpc';
import { formatMoney, minus } from '@majak/tools/money/money';
import type { Order } from '@majak/tools/orders/order';
import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '../database.ts';
import { isSampleAccount, ownIban } from '../orders/how-to-transfer.ts';
import { orderTitle } from '../orders/list-order.ts';
import { readOrder } from '../orders/read-order.ts';
import { sealRow } from './sealed-row.ts';
import { canApply, type StatementPreview, type StatementVerdict } from './statement-schema.ts';

type Row = StatementPreview['rows'][number];

/** By which a movement is applied once. Whose it was cannot be read from it. */
const keyOf = ({ identity }: StatementLine): string =>
  createHash('sha256').update(identity).digest('base64url');

/** A transfer as an order writes it down. */
export const transferOf = (key: string): string => `transfer:${key}`;

function verdictOf(line: StatementLine, order: Order): StatementVerdict {
  const { amount, on } = line;
  const payment = transferOf(keyOf(line));
  if (order.payments.some((one) => one.payment === payment)) return 'taken';
  if (line.unsure) return 'look at it';
  if (amount.currency !== order.total.currency) return 'other currency';
  const twin = order.payments.find(
    (one) => one.method === 'transfer' && one.on === on && one.amount.minor === amount.minor,
  );
  if (twin) return 'maybe taken';
  if (order.state !== 'awaiting' && order.state !== 'declined') return 'not waiting';
  const left = order.total.minor - order.kept.minor;
  if (amount.minor === left) return 'pays';
  return amount.minor < left ? 'pays a part' : 'pays too much';
}

async function orderOfSymbol(
  payload: Payload,
  symbol: string,
): Promise<{ id: number; order: Order } | undefined> {
  if (!symbol) return undefined;
  const [row] = await query(
    payload,
    sql`SELECT id, reference FROM orders WHERE variable_symbol = ${symbol} AND redacted_at IS NULL`,
  );
  const order = row && (await readOrder(payload, String(row.reference)));
  return order && order.state !== 'draft' ? { id: Number(row.id), order } : undefined;
}

const ofOtherAccount = 'It came to another account';
const ofUnnamedAccount = 'The file doesn’t say to which of its accounts it came';

async function rowOf(payload: Payload, line: StatementLine): Promise<Row> {
  const { on, amount, from, variableSymbol: symbol, suggested, unsure } = line;
  const found = await orderOfSymbol(payload, symbol || (suggested ?? ''));
  const verdict = !found ? 'no order' : symbol ? verdictOf(line, found.order) : 'look at it';
  const note = unsure ?? (found && !symbol ? 'The symbol stands in the message alone' : undefined);
  return {
    key: keyOf(line),
    on,
    amount,
    shown: formatMoney(amount),
    from,
    symbol,
    ...(suggested ? { suggested } : {}),
    ...(note ? { note } : {}),
    verdict,
    ...(found
      ? {
          order: {
            id: found.id,
            reference: found.order.reference,
            title: `${found.order.customer.name}: ${orderTitle(found.order)}`,
            left: formatMoney(minus(found.order.total, found.order.kept)),
          },
        }
      : {}),
  };
}

/** What can be applied comes with its seal: nothing else is taken back. */
const withSeal = (row: Row): Row =>
  row.order && canApply(row.verdict)
    ? { ...row, sealed: sealRow({ ...row, reference: row.order.reference }) }
    : row;

/** Two movements that pay one order in one statement: the second is looked at by a person. */
function withoutSecond(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    if (!row.order || !row.verdict.startsWith('pays')) return row;
    const isSecond = seen.has(row.order.reference);
    seen.add(row.order.reference);
    return isSecond
      ? { ...row, verdict: 'maybe taken', note: 'Another line of this statement pays it, too' }
      : row;
  });
}

/** The account that a statement has to be of. While transfers are only tried, any will do. */
const accountOfClients = isSampleAccount ? undefined : ownIban;

/** Which accounts of a statement are not ours, and why a movement on one of them, or on nobody knows which, is looked at. */
function accountsOf({ account, lines }: BankStatement, ours: string | undefined) {
  const isOther = (given: string) => Boolean(ours && given && !isOfAccount(given, ours));
  const named = [...new Set(lines.flatMap((line) => line.account ?? []))];
  const all = named.length > 0 ? named : [account];
  const others = all.filter(isOther);
  const otherNote = (line: StatementLine): string | undefined => {
    if (isOther(line.account ?? account)) return ofOtherAccount;
    return others.length > 0 && !line.account ? ofUnnamedAccount : undefined;
  };
  return { others, isWholly: others.length === all.length, otherNote };
}

const otherAccounts = (others: readonly string[], isWholly: boolean): string =>
  isWholly
    ? `This is a statement of the account ${others.join(', ')}, not of the one that clients pay to.`
    : `Clients don’t pay to ${others.join(', ')}: nothing of it can be applied.`;

/**
 * What a statement would do: each payment with its order. Nothing is changed, and of what came to another account
 * nothing can be applied: such rows are looked at.
 */
export async function previewStatement(
  payload: Payload,
  statement: BankStatement,
  ours = accountOfClients,
): Promise<StatementPreview> {
  const { format, lines, warnings } = statement;
  const { others, isWholly, otherNote } = accountsOf(statement, ours);
  // A payment that was taken back leaves, and still is about an order.
  const incoming = lines.filter(({ amount, unsure }) => amount.minor > 0 || unsure);
  const rows: Row[] = [];
  for (const line of incoming) {
    const unsure = line.unsure ?? otherNote(line);
    rows.push(await rowOf(payload, unsure ? { ...line, unsure } : line));
  }
  return {
    format,
    warnings: [...(others.length > 0 ? [otherAccounts(others, isWholly)] : []), ...warnings],
    rows: withoutSecond(rows).map(withSeal),
    others: lines.length - incoming.length,
  };
}
