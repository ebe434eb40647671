import { formatMoney } from '@majak/tools/money/money';
import type { Order } from '@majak/tools/orders/order';
import { env } from '../env.ts';
import { site } from '../site.ts';
import { isLateByTransfer, lateTransferInWords } from './pay-until.ts';
import { toPayNow } from './payment-terms.ts';

/** Whether transfers are only tried: the account is a sample, and no money may be sent to it. */
export const isSampleAccount = env.BANK_IBAN === undefined && env.APP_ENV !== 'production';

/** The account that transfers go to; nothing where the agency has named none and clients are served. */
export const ownIban = env.BANK_IBAN ?? (isSampleAccount ? site.sampleIban : undefined);

/** How an order is paid by transfer, in words; empty where it cannot be. */
export const howToTransfer = (now: Order): string =>
  ownIban
    ? [
        'By bank transfer:',
        `Account (IBAN): ${ownIban}`,
        `Amount: ${formatMoney(toPayNow(now))}`,
        `Variable symbol: ${now.variableSymbol}`,
        'The variable symbol is how we know that the payment is yours.',
        ...(isLateByTransfer(now) ? [lateTransferInWords(now)] : []),
        ...(isSampleAccount ? ['This is a sample account: don’t send money to it.'] : []),
      ].join('\n')
    : '';
