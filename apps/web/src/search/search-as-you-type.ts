import { resultCount } from './result-count.ts';
import type { Results } from './site-search.ts';
import type { SnippetPart } from './snippet.ts';

/** Lets results follow the typing. Without this script, or when a call fails, the form leads to a page of its own. */
const page = document.querySelector<HTMLElement>('[data-search]');
const at = <Found extends HTMLElement>(name: string, within: ParentNode | null = page) =>
  within?.querySelector<Found>(`[data-${name}]`);
const field = page?.querySelector<HTMLInputElement>('[name=q]');
const restMs = 150;
let timer: ReturnType<typeof setTimeout> | undefined;
let call = new AbortController();

const pieces = (list: readonly SnippetPart[]) =>
  list.map(({ text, marked }) => {
    const piece = document.createElement(marked ? 'mark' : 'span');
    piece.textContent = text;
    return piece;
  });

function item({ label, path, title, snippet }: Results['results'][number]): Node[] {
  const copy = at<HTMLTemplateElement>('mould')?.content.cloneNode(true);
  if (!(copy instanceof DocumentFragment)) return [];
  const link = at<HTMLAnchorElement>('title', copy);
  at('label', copy)?.replaceChildren(label);
  at('snippet', copy)?.replaceChildren(...pieces(snippet));
  link?.setAttribute('href', path);
  link?.replaceChildren(...pieces(title));
  return [copy];
}

function show(words: string, found?: Results) {
  const address = words ? `/search?${new URLSearchParams({ q: words })}` : '/search';
  const hide = (name: string, hidden: boolean) => at(name)?.toggleAttribute('hidden', hidden);
  at('results')?.replaceChildren(...(found?.results ?? []).flatMap(item));
  at('count')?.replaceChildren(found ? resultCount(found) : '');
  at('words')?.replaceChildren(words);
  at('pages')?.replaceChildren();
  at('more')?.firstElementChild?.setAttribute('href', address);
  hide('more', !found || found.total <= found.results.length);
  hide('none', !found || found.total > 0);
  hide('unasked', Boolean(found));
  history.replaceState(null, '', address);
}

async function follow() {
  const words = field?.value.trim() ?? '';
  call.abort();
  call = new AbortController();
  if (!words) return show('');
  const response = await fetch(`/api/v1/search?${new URLSearchParams({ q: words })}`, {
    signal: call.signal,
  });
  if (response.ok) show(words, await response.json());
}

field?.addEventListener('input', () => {
  clearTimeout(timer);
  // Neither a call that a newer one ended nor one that failed is worth a word: what is there stays.
  timer = setTimeout(() => void follow().catch(() => undefined), restMs);
});
