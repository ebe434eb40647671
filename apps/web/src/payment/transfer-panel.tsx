import { transferCode, transferCodePicture } from '@majak/desk/documents/transfer-code';
import { isSampleAccount, ownIban } from '@majak/desk/orders/how-to-transfer';
import { isLateByTransfer, lastDayToPay, lateTransferInWords } from '@majak/desk/orders/pay-until';
import { toPayNow } from '@majak/desk/orders/payment-terms';
import { site } from '@majak/desk/site';
import { formatMoney } from '@majak/tools/money/money';
import type { Order } from '@majak/tools/orders/order';
import { Notice } from '@majak/ui/notice';
import { localDate } from '../local-date.ts';

const inFours = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** By when what is next is to be there. */
export const dueDay = ({ instalments, holdUntil }: Order): string =>
  instalments.find(({ left }) => left.minor > 0)?.due ?? lastDayToPay({ holdUntil });

/** Everything that somebody needs to pay by bank transfer: as a code to scan, and as text to copy. */
export function TransferPanel({ order }: { order: Order }) {
  if (!ownIban) return null;
  const amount = toPayNow(order);
  const isLate = isLateByTransfer(order);
  const { variableSymbol, reference } = order;
  const text = transferCode({
    iban: ownIban,
    amount,
    variableSymbol,
    due: dueDay(order),
    message: reference,
  });
  const code = text === undefined ? undefined : transferCodePicture(text);
  const lines: readonly (readonly [string, string])[] = [
    ['Account (IBAN)', inFours(ownIban)],
    ['To', site.legal.name],
    ['Amount', formatMoney(amount)],
    ['Variable symbol', variableSymbol],
    ['Due', localDate(dueDay(order))],
  ];
  return (
    <div className="grid gap-5">
      {isLate ? (
        <Notice>
          <p>{lateTransferInWords(order)}</p>
        </Notice>
      ) : null}
      {code ? (
        <svg
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          role="img"
          aria-label="QR code of the payment"
          className="w-48 max-w-full rounded-sm border border-line"
        >
          <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
          <path fill="#000" d={code.path} />
        </svg>
      ) : null}
      {isSampleAccount ? (
        <p className="font-semibold">This is a sample account: don’t send money to it.</p>
      ) : null}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        {lines.map(([label, text]) => (
          <div key={label} className="contents">
            <dt className="text-text-muted">{label}</dt>
            <dd className="wrap-anywhere font-semibold max-sm:mb-2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-text-muted">
        We recognise your payment by its variable symbol.{' '}
        {isLate ? '' : 'A transfer takes up to two working days; '}
        {isLate ? 'We’ll' : 'we’ll'} e-mail you once it’s here.
      </p>
    </div>
  );
}
