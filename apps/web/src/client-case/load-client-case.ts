import { isOpen, linkKey } from '@majak/desk/cases/case-links';
import { caseOfClient } from '@majak/desk/cases/case-of-client';
import { type ClientView, clientView } from '@majak/desk/cases/client-view';
import { env } from '@majak/desk/env';
import { openPayload } from '@majak/desk/payload';
import type { CaseLink } from '@majak/tools/cases/case';
import { localDate } from '../local-date.ts';
import { caseCalendarPath, sharedCasePath } from './client-case-address.ts';
import type { ShownLink } from './shown-link.ts';

const shownLink = (reference: string, { number, opens, label, until }: CaseLink): ShownLink => {
  const key = linkKey(reference, number);
  const path = opens === 'the page' ? sharedCasePath(key) : caseCalendarPath(key);
  return { number, opens, label, ...(until ? { until: localDate(until) } : {}), address: env.webUrl + path };
};

/** A case of a client with the links that still open it; nothing where it is not theirs. */
export async function loadClientCase(
  reference: string,
  email: string,
): Promise<{ view: ClientView; links: readonly ShownLink[] } | undefined> {
  const found = await caseOfClient(await openPayload(), reference, email);
  return (
    found && {
      view: clientView(found),
      links: found.links.filter((link) => isOpen(link)).map((link) => shownLink(reference, link)),
    }
  );
}
