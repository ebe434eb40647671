import type * as Library from 'vanilla-cookieconsent';
import styles from './consent.css?url';
import { settingsOf } from './consent-words.ts';

/** Asks before a third party's reviews are loaded, and takes them away again. The library keeps the answer. */
const category = 'reviews';
const settingsHash = '#cookie-settings';

const place = document.querySelector<HTMLElement>('[data-widget]');
const part = <E extends HTMLElement>(selector: string) => place?.querySelector<E>(selector);
const host = place?.dataset.widget ?? '';
const vendor = place?.dataset.vendor ?? '';
// An answer is given for one vendor: another one is asked for anew.
const storageKey = `consent:${host}`;

let opened: Promise<typeof Library> | undefined;

/** The library with its style, fetched when there is something to ask or to remember. */
function open(): Promise<typeof Library> {
  opened ??= start();
  return opened;
}

async function start(): Promise<typeof Library> {
  const [library] = await Promise.all([import('vanilla-cookieconsent'), withStyles()]);
  const show = () => apply(library.acceptedCategory(category));
  await library.run({
    ...settingsOf({ category, vendor, host }),
    cookie: { name: storageKey, useLocalStorage: true, expiresAfterDays: 182 },
    onConsent: show,
    onChange: show,
  });
  return library;
}

/** The library's style and ours: a link, which the policy allows where it refuses inline styles. */
const withStyles = () =>
  new Promise<void>((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles });
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });

/** Brings the frame in, or takes it and everything in it away. */
function apply(accepted: boolean): void {
  const template = part<HTMLTemplateElement>('template');
  const content = accepted && template ? [template.content.cloneNode(true)] : [];
  part('[data-frame]')?.replaceChildren(...content);
  part('[data-ask]')?.toggleAttribute('hidden', accepted);
  const said = part('[data-said]');
  if (said)
    said.textContent = accepted
      ? `You agreed to load this from ${host}. You can change that under Cookie settings, at the end of the page.`
      : `Nothing is loaded from ${host}.`;
}

part('[data-ask]')?.addEventListener('click', async ({ target }) => {
  const answer = (target as Element).closest<HTMLElement>('[data-answer]')?.dataset.answer;
  if (!answer) return;
  (await open()).acceptCategory(answer === 'yes' ? category : []);
  // The button that was pressed is gone.
  if (answer === 'yes') document.querySelector<HTMLElement>('#widget-title')?.focus();
});

/** A browser that keeps nothing, or lets nobody ask, remembers no answer. */
function isRemembered(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

const settings = async () => (await open()).showPreferences();
addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>(`a[href$="${settingsHash}"]`);
  if (!link) return;
  event.preventDefault();
  void settings();
});
addEventListener('hashchange', () => {
  if (location.hash === settingsHash) void settings();
});

if (location.hash === settingsHash) void settings();
else if (isRemembered()) void open();
