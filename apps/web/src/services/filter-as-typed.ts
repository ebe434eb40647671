/** Shortens the list of services while one types. Without this script the form does the same on a page of its own. */
const field = document.querySelector<HTMLInputElement>('[data-filter]');
const [none, count] = ['[data-none]', '[data-count]'].map((at) => document.querySelector<HTMLElement>(at));
const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
const texts = rows.map((row) => plain(row.textContent ?? ''));

field?.addEventListener('input', () => {
  const words = plain(field.value).split(/\s+/).filter(Boolean);
  for (const [index, row] of rows.entries())
    row.hidden = !words.every((word) => texts[index]?.includes(word));
  for (const group of document.querySelectorAll<HTMLElement>('[data-group]'))
    group.hidden = !group.querySelector('[data-row]:not([hidden])');
  const left = rows.filter(({ hidden }) => !hidden).length;
  if (none) none.hidden = left > 0;
  if (count) count.textContent = left === 1 ? '1 service' : `${left} services`;
});
