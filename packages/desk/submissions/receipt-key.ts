import { isSame, signature as signatureOf } from '../signature.ts';

const dayMs = 24 * 60 * 60 * 1000;
const validDays = 30;

/** The key to the receipt of a submission: good for thirty days, for whoever holds it. */
export function receiptKey(reference: string, nowMs = Date.now()): string {
  const lastDay = Math.floor(nowMs / dayMs) + validDays;
  return `${lastDay}.${signatureOf('receipt', `${reference}.${lastDay}`)}`;
}

/** Whether a key opens the receipt of a submission: it is of this reference, not forged, and not too old. */
export function opensReceipt(key: string, reference: string, nowMs = Date.now()): boolean {
  const [lastDay = '', signature = ''] = key.split('.');
  if (!isSame(signature, signatureOf('receipt', `${reference}.${lastDay}`))) return false;
  return Number(lastDay) * dayMs >= nowMs - dayMs;
}
