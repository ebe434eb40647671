import { readStoredText, writeStoredText } from '../form/browser-store.ts';
import { pagePath } from './application-address.ts';

/** The page a draft stopped at; nothing where there is no draft. */
function pageOf(text: string | undefined): string | undefined {
  try {
    const { page } = Object(JSON.parse(text ?? ''));
    return typeof page === 'string' ? page : undefined;
  } catch {
    return undefined;
  }
}

/** Offers to go on where this browser has a draft. */
for (const entry of document.querySelectorAll<HTMLElement>('[data-application]')) {
  const { application = '', draft = '' } = entry.dataset;
  const page = pageOf(readStoredText(draft));
  const only = entry.querySelector<HTMLElement>('[data-draft-only]');
  const start = entry.querySelector<HTMLElement>('[data-start]');
  const show = (hasDraft: boolean) => {
    only?.toggleAttribute('hidden', !hasDraft);
    start?.toggleAttribute('hidden', hasDraft);
  };
  if (page !== undefined) {
    entry.querySelector('[data-resume]')?.setAttribute('href', pagePath(application, page));
    show(true);
  }
  entry.querySelector('[data-forget]')?.addEventListener('click', () => {
    writeStoredText(draft, undefined);
    show(false);
    start?.focus();
  });
}
