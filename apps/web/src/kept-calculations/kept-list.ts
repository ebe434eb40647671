import { calculationsName, keptCalculations, removeCalculation } from './kept-calculations.ts';

/** Lists what this browser keeps of calculations, each with its way back and its way out. */
const section = document.getElementById('kept-calculations');
const list = section?.querySelector('ul');
const template = section?.querySelector('template');

/** A day as people read it: `15 January 2026`. */
const inWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function show(): void {
  if (!section || !list || !template) return;
  const kept = keptCalculations();
  section.hidden = kept.length === 0;
  list.replaceChildren(
    ...kept.flatMap(({ name, title, link, day }) => {
      const row = template.content.firstElementChild?.cloneNode(true);
      if (!(row instanceof Element)) return [];
      const [way, about, remove] = [
        row.querySelector('a'),
        row.querySelector('span > span'),
        row.querySelector('button'),
      ];
      if (way) {
        way.href = link;
        way.textContent = name;
      }
      if (about) about.textContent = ` ${title}, kept ${inWords(day)}`;
      remove?.setAttribute('aria-label', `Remove ${name}`);
      remove?.addEventListener('click', () => {
        removeCalculation(name);
        show();
        (list.querySelector('button') ?? document.querySelector<HTMLElement>('main'))?.focus();
      });
      return [row];
    }),
  );
}
// Another tab of the same browser.
addEventListener('storage', ({ key }) => {
  if (key === calculationsName) show();
});
show();
if (location.hash === '#kept-calculations') section?.scrollIntoView();
