import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '../env.ts';

const dayMs = 24 * 60 * 60 * 1000;
const validDays = 30;

const sign = (text: string): string =>
  createHmac('sha256', `receipt:${env.secret}`).update(text).digest('base64url');

/** The key to the receipt of a submission: good for thirty days, for whoever holds it. */
export function receiptKey(reference: string, nowMs = Date.now()): string {
  const lastDay = Math.floor(nowMs / dayMs) + validDays;
  return `${lastDay}.${sign(`${reference}.${lastDay}`)}`;
}

/** Whether a key opens the receipt of a submission: it is of this reference, not forged, and not too old. */
export function opensReceipt(key: string, reference: string, nowMs = Date.now()): boolean {
  const [lastDay = '', signature = ''] = key.split('.');
  const expected = Buffer.from(sign(`${reference}.${lastDay}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return false;
  return Number(lastDay) * dayMs >= nowMs - dayMs;
}
