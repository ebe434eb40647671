import type { Application } from '@majak/tools/forms/application';
import { reachedPath, sendPath } from './application-address.ts';

/** Says once that a page was reached, and nothing of who reached it: without a cookie, a body or an answer. */
export function tellReached(application: Application, page: string): void {
  // A draft that an editor looks through is no form yet.
  if (!sendPath(application)) return;
  const query = { page, version: String(application.form.version) };
  const told = fetch(reachedPath(application, query), {
    method: 'POST',
    credentials: 'omit',
    keepalive: true,
  });
  // A count that is lost harms nobody.
  void told.catch(() => undefined);
}
