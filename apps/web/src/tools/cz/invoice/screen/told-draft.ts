import { isDay } from '@majak/law/dates';
import { formatDate } from '@majak/ui/format-date';
import type { OtherDraft } from './use-drafts.ts';

/** What a draft is called: its number, and for whom or what it is by now. */
export function draftName({ typed }: Pick<OtherDraft, 'typed'>): string {
  const who = typed['customer.name']?.trim() || typed['lines.0.description']?.trim().split('\n')[0];
  return [typed.number?.trim() || 'A draft without a number', who].filter(Boolean).join(' for ');
}

function lastTyped(moment: string, timeZone: string): string {
  if (isDay(moment)) return `typed on ${formatDate(moment)}`;
  if (Number.isNaN(Date.parse(moment))) return '';
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  return `typed on ${formatDate(moment, timeZone)} at ${time.format(new Date(moment))}`;
}

/** When a draft was typed last, as far as that is known, and whether a tab has it open: two of one name are told apart by it. */
export const draftWhen = (
  { moment, isOpen }: Pick<OtherDraft, 'moment' | 'isOpen'>,
  timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
): string =>
  [isOpen ? 'open in another tab' : '', moment ? lastTyped(moment, timeZone) : ''].filter(Boolean).join(', ');
