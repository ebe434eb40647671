import type { Delivery } from './read-deliveries.ts';

export type Tone = 'done' | 'open' | 'failed';
export type DeliveryWords = { what: string; status: string; tone: Tone; when: string };

const channels: Record<string, string> = {
  desk: 'Ticket at the help desk',
  office: 'Mail to the office',
  confirmation: 'Confirmation to the client',
  client: 'Mail to the client',
  agency: 'Mail to the office',
  reminder: 'Reminder to the client',
  free: 'Mail about a free time',
  link: 'Link to sign in',
  fulfil: 'Doing what was paid for',
  release: 'Freeing what was not paid for',
  checkout: 'Asking the bank',
  refund: 'Sending money back',
  'money-back': 'Paying a cancelled booking back',
};

/** A moment as the office reads it: `21 November 2026 at 15:04`. @param timeZone Where the office is. */
export const moment = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(iso));

/** What is carried where. */
export const channelName = (channel: string): string => channels[channel] ?? channel;

/** A delivery in the words of somebody who works in the office. @param timeZone Where the office is. */
export function inWords(delivery: Delivery, timeZone: string): DeliveryWords {
  const { channel, status, attempts, dueAt, deliveredAt } = delivery;
  const what = channelName(channel);
  if (status === 'SUCCEEDED' && !deliveredAt) return { what, status: 'Not sent', tone: 'done', when: '' };
  if (status === 'SUCCEEDED')
    return {
      what,
      status: 'Delivered',
      tone: 'done',
      when: deliveredAt ? moment(deliveredAt, timeZone) : '',
    };
  if (status === 'FAILED') return { what, status: 'Given up', tone: 'failed', when: moment(dueAt, timeZone) };
  if (status === 'REQUESTED') return { what, status: 'Under way', tone: 'open', when: 'now' };
  if (attempts === 0) return { what, status: 'Waiting', tone: 'open', when: 'within seconds' };
  return { what, status: 'Will be tried again', tone: 'open', when: moment(dueAt, timeZone) };
}
