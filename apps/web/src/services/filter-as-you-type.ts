/** Shortens the list of services while one types. Without this script the form does the same on a page of its own. */
const field = document.querySelector<HTMLInputElement>('[data-filter]');
const [none, count] = ['[data-none]', '[data-count]'].map((at) => document.querySelector<HTMLElement>(at));
const textIn = (row: HTMLElement, selector: string) => row.querySelector(selector)?.textContent ?? '';
const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')].map((row) => ({
  row,
  title: textIn(row, 'h3'),
  summary: textIn(row, '[data-summary]'),
  forWhom: row.dataset.words ?? '',
  slug: row.dataset.row ?? '',
}));

const groups = document.querySelectorAll<HTMLDetailsElement>('details[data-group]');
/** There each group is shown whole, so it is said to be open. */
const isWide = matchMedia('(min-width: 48rem)').matches;
if (isWide) for (const group of groups) group.open = true;

field?.addEventListener('input', async () => {
  // Other words for the same come once somebody types: the list is read without them.
  const { countOf, withWords, wordsOf } = await import('./match-services.ts');
  const found = new Set(withWords(rows, field.value, await wordsOf(field.dataset.filter ?? '')));
  for (const service of rows) service.row.hidden = !found.has(service);
  for (const group of groups) {
    const shown = group.querySelectorAll('[data-row]:not([hidden])').length;
    const size = group.querySelector('summary > span');
    group.hidden = shown === 0;
    group.open = isWide || field.value.trim() !== '';
    if (size) size.textContent = countOf(shown);
  }
  if (none) none.hidden = found.size > 0;
  if (count) count.textContent = countOf(found.size);
});
