import { countOf, matchTerms } from './match-terms.ts';

/** Shortens the glossary while one types. Without this script the form does the same on a page of its own. */
const field = document.querySelector<HTMLInputElement>('[data-filter]');
const [none, count] = ['[data-none]', '[data-count]'].map((at) => document.querySelector<HTMLElement>(at));
const groups = [...document.querySelectorAll<HTMLElement>('[data-letter]')];
const entries = groups.flatMap((group) =>
  [...group.querySelectorAll<HTMLElement>('dl > div')].map((row) => {
    const [term = '', english = '', meaning = ''] = [...row.children].map(({ textContent }) => textContent);
    return { row, names: `${term} ${english} ${row.dataset.also ?? ''}`, meaning };
  }),
);

function filter() {
  const found = matchTerms(entries, field?.value ?? '');
  for (const entry of entries) entry.row.hidden = !found.has(entry);
  for (const group of groups) {
    group.hidden = !group.querySelector('dl > div:not([hidden])');
    const link = document.querySelector<HTMLElement>(`[href="#${group.dataset.letter}"]`);
    if (link) link.hidden = group.hidden;
  }
  if (none) none.hidden = found.size > 0;
  if (count) count.textContent = countOf(found.size);
}
field?.addEventListener('input', filter);
// A browser gives back what was typed before a reload.
if (field && field.value !== field.defaultValue) filter();
