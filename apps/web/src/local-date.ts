import { site } from '@majak/desk/site';
import { formatDate } from '@majak/ui/format-date';

/** A moment or a day of the store in words, as it is in the country of the site: 21 November 2026. */
export const localDate = (moment: string): string => formatDate(moment, site.jurisdiction.timeZone);
