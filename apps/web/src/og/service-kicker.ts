import type { Service } from '@majak/desk/payload-types';
import { site } from '@majak/desk/site';
import { formatMoney } from '@majak/ui/format-money';

const duration = /(?:(?:up to|about) )?\d+(?: to \d+)? (?:working )?(?:days?|weeks?|months?)/gi;

/** The one duration of a text, in short; nothing if it says several, or none. */
export function shortDuration(text: string): string | undefined {
  const [only, ...others] = text.match(duration) ?? [];
  return others.length === 0 ? only : undefined;
}

/** What is most asked of a service, in one line: Service · 21 900 CZK · 90 to 120 days. */
export const serviceKicker = ({ price, duration }: Pick<Service, 'price' | 'duration'>): string =>
  [
    'Service',
    typeof price === 'number' ? formatMoney(price, site.jurisdiction.currency) : 'price by agreement',
    shortDuration(duration ?? ''),
  ]
    .filter(Boolean)
    .join(' · ');
