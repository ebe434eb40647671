import { caseCalendar } from '@majak/desk/cases/case-calendar';
import { caseOfLink } from '@majak/desk/cases/case-links';
import { type ClientView, outlineView } from '@majak/desk/cases/client-view';
import { openPayload } from '@majak/desk/payload';
import { localDate } from '../local-date.ts';

/** Longer than any key. */
const longest = 200;

/** A case that somebody was given a link to, and the last day of it; nothing where the link opens nothing. */
export async function loadSharedCase(key: string): Promise<{ view: ClientView; until?: string } | undefined> {
  if (key.length > longest) return undefined;
  const opened = await caseOfLink(await openPayload(), key, 'the page');
  return (
    opened && {
      view: outlineView(opened.found, 'shared with'),
      ...(opened.link.until ? { until: localDate(opened.link.until) } : {}),
    }
  );
}

/** The days of a case for a calendar that was given their address; nothing where it opens nothing. */
export async function loadCaseCalendar(key: string, at: Date): Promise<string | undefined> {
  if (key.length > longest) return undefined;
  const opened = await caseOfLink(await openPayload(), key, 'the calendar');
  return opened && caseCalendar(opened.found, at);
}
