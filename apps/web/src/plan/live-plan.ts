import { readStoredText, writeStoredText } from '../form/browser-store.ts';

/** Keeps a plan alive: asks again as its sentence changes, keeps it in this browser and in the address after the `#`. */
const form = document.querySelector<HTMLFormElement>('#plan-form');
const keptAs = 'majak-plan';

const typed = (): URLSearchParams => {
  const fields = form ? [...new FormData(form)] : [];
  return new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
};

function fill(words: URLSearchParams): void {
  for (const [name, value] of words) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
    if (field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value))
      field.value = value;
  }
}

/** Hides what is not asked for a purpose, or of somebody who is not there yet. */
function tidy(): void {
  const now = typed();
  for (const part of form?.querySelectorAll<HTMLElement>('[data-purposes], [data-here]') ?? []) {
    const { purposes, here } = part.dataset;
    const isFor = purposes?.split(' ').includes(now.get('purpose') ?? '') ?? true;
    part.hidden = !isFor || (here !== undefined && now.get('where') === 'abroad');
  }
}

/** Puts what a part of another page says into the same part of this one. */
function take(part: string, page: Document): void {
  document.querySelector(part)?.replaceChildren(...(page.querySelector(part)?.childNodes ?? []));
}

let asked: AbortController | undefined;
async function ask(): Promise<void> {
  asked?.abort();
  asked = new AbortController();
  const body = typed();
  const { signal } = asked;
  const response = await fetch('/plan', { method: 'POST', body, signal });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (!page.querySelector('#plan-answer') || signal.aborted) return;
  take('#plan-faults', page);
  take('#plan-answer', page);
  if (!response.ok) return;
  history.replaceState(null, '', `${location.pathname}#${body}`);
  writeStoredText(keptAs, String(body));
}
/** A newer question, or no network: what stands there stays. */
const askAgain = (): void => void ask().catch(() => undefined);

form?.addEventListener('change', () => {
  tidy();
  askAgain();
});
form?.addEventListener('submit', (event) => {
  event.preventDefault();
  askAgain();
});

const shared = location.hash.includes('nationality=') ? location.hash.slice(1) : '';
const isAnswered = document.querySelector('#plan-answer h2') !== null;
const words = shared || (isAnswered ? '' : readStoredText(keptAs));
if (words) {
  fill(new URLSearchParams(words));
  askAgain();
}
tidy();
