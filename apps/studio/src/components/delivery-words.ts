import type { Delivery } from './read-deliveries.ts';

export type Tone = 'done' | 'open' | 'failed';
export type DeliveryWords = { what: string; status: string; tone: Tone; when: string };

const channels: Record<string, string> = {
  desk: 'Ticket at the help desk',
  office: 'Mail to the office',
  confirmation: 'Confirmation to the client',
};

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Prague',
});

/** A moment as the office reads it: `21 November 2026 at 15:04`, Prague time. */
export const moment = (iso: string): string => format.format(new Date(iso));

/** What is carried where. */
export const channelName = (channel: string): string => channels[channel] ?? channel;

/** A delivery in the words of somebody who works in the office. */
export function inWords({ channel, status, attempts, dueAt, deliveredAt }: Delivery): DeliveryWords {
  const what = channelName(channel);
  if (status === 'SUCCEEDED' && !deliveredAt) return { what, status: 'Not sent', tone: 'done', when: '' };
  if (status === 'SUCCEEDED')
    return { what, status: 'Delivered', tone: 'done', when: deliveredAt ? moment(deliveredAt) : '' };
  if (status === 'FAILED') return { what, status: 'Given up', tone: 'failed', when: moment(dueAt) };
  if (status === 'REQUESTED') return { what, status: 'Under way', tone: 'open', when: 'now' };
  if (attempts === 0) return { what, status: 'Waiting', tone: 'open', when: 'within seconds' };
  return { what, status: 'Will be tried again', tone: 'open', when: moment(dueAt) };
}
