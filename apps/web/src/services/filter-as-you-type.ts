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

field?.addEventListener('input', async () => {
  // Other words for the same come once somebody types: the list is read without them.
  const { countOf, withWords, wordsOf } = await import('./match-services.ts');
  const found = new Set(withWords(rows, field.value, await wordsOf(field.dataset.filter ?? '')));
  for (const service of rows) service.row.hidden = !found.has(service);
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]'))
    group.hidden = !group.querySelector('[data-row]:not([hidden])');
  if (none) none.hidden = found.size > 0;
  if (count) count.textContent = countOf(found.size);
});
