import { afterWithdrawingInWords, settlementInWords } from '@majak/desk/orders/withdrawal-words';
import { writtenMoment } from '@majak/desk/orders/written-moment';
import type { Order } from '@majak/tools/orders/order';
import { Notice } from '@majak/ui/notice';
import { unbroken } from '@majak/ui/unbroken';
import type { ReactNode } from 'react';
import { withdrawalReceiptPath } from './withdraw-path.ts';

type Props = { order: Order; orderKey: string; children: ReactNode };

/** That an order was withdrawn from: when, by whom, its receipt, and what becomes of the money. */
export const WithdrawnNotice = ({ order, orderKey, children }: Props) =>
  order.withdrawal ? (
    <Notice
      kind="success"
      title="You withdrew from this contract"
      role="status"
      className="mt-8 max-w-measure"
    >
      <p>
        We received it on {unbroken(writtenMoment(order.withdrawal.at))}, from {order.withdrawal.name}.
      </p>
      <p className="mt-2">
        {order.state === 'refunded'
          ? 'We’ve sent your money back.'
          : unbroken(settlementInWords(order) || afterWithdrawingInWords(order))}
      </p>
      <p className="mt-2">
        <a href={withdrawalReceiptPath(orderKey)} className="link">
          Receipt of your withdrawal (PDF)
        </a>
      </p>
      {children}
    </Notice>
  ) : null;
