import { readStoredText, writeStoredText } from '../form/browser-store.ts';
import { largestFile, leaveFile } from './opened-file.ts';

/** The page a draft stopped at; nothing where there is no draft. */
function pageOf(text: string | undefined): string | undefined {
  try {
    const { page } = Object(JSON.parse(text ?? ''));
    return typeof page === 'string' ? page : undefined;
  } catch {
    return undefined;
  }
}

/** Leads to the form with a file that was chosen or dropped. */
function openFiles(entry: HTMLElement, { slug, pages }: { slug: string; pages: string }): void {
  const says = entry.querySelector<HTMLElement>('[data-file-says]');
  const refuse = (why: string) => says?.replaceChildren(why);
  const open = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > largestFile) return refuse('The file is larger than 1 MB, so it isn’t a saved form.');
    const text = await file.text().catch(() => undefined);
    if (text === undefined) return refuse('The file could not be read. Choose it again.');
    if (!leaveFile(slug, text))
      return refuse('This browser doesn’t let pages keep anything, so it can’t open the file.');
    location.assign(pages);
  };
  entry
    .querySelector<HTMLInputElement>('[data-open-file]')
    ?.addEventListener(
      'change',
      ({ currentTarget }) =>
        void open(currentTarget instanceof HTMLInputElement ? currentTarget.files?.[0] : undefined),
    );
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    void open(event.dataTransfer?.files[0]);
  });
}

/** Offers to go on where this browser has a draft. */
for (const entry of document.querySelectorAll<HTMLElement>('[data-application]')) {
  const { application = '', pages = '', draft = '' } = entry.dataset;
  const page = pageOf(readStoredText(draft));
  const only = entry.querySelector<HTMLElement>('[data-draft-only]');
  const start = entry.querySelector<HTMLElement>('[data-start]');
  const show = (hasDraft: boolean) => {
    only?.toggleAttribute('hidden', !hasDraft);
    start?.toggleAttribute('hidden', hasDraft);
  };
  if (page !== undefined) {
    entry.querySelector('[data-resume]')?.setAttribute('href', page ? `${pages}/${page}` : pages);
    show(true);
  }
  openFiles(entry, { slug: application, pages });
  entry.querySelector('[data-forget]')?.addEventListener('click', () => {
    writeStoredText(draft, undefined);
    show(false);
    start?.focus();
  });
}
