/** The little that the shell needs beyond what the browser does by itself. */
const root = document.documentElement;
const scrollUp = document.querySelector<HTMLButtonElement>('.scroll-up');
const drawer = document.querySelector<HTMLDialogElement>('#menu');

function onScroll() {
  root.toggleAttribute('data-scrolled', scrollY > 50);
  if (scrollUp) scrollUp.hidden = scrollY <= 300;
}
addEventListener('scroll', onScroll, { passive: true });
onScroll();

scrollUp?.addEventListener('click', () => {
  const apply = document.querySelector('#apply-section')?.getBoundingClientRect().top ?? 0;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: apply < 0 ? scrollY + apply - 100 : 0, behavior: still ? 'auto' : 'smooth' });
});

// What an address leads to may lie in something that is folded; not every browser opens it by itself.
function unfold() {
  const led = location.hash.length > 1 && document.getElementById(location.hash.slice(1));
  const folded = led ? led.closest('details:not([open])') : null;
  if (!led || !(folded instanceof HTMLDetailsElement)) return;
  folded.open = true;
  led.scrollIntoView();
}
addEventListener('hashchange', unfold);
unfold();

// A term of the glossary opens its meaning in place; without this it leads to the glossary.
addEventListener('click', (event) => {
  const term = (event.target as Element).closest<HTMLElement>('[data-explains]');
  const meaning = term && document.getElementById(term.dataset.explains ?? '');
  if (!term || !meaning?.showPopover || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  meaning.showPopover({ source: term });
});

// Browsers without invoker commands; the others have done it by the time this runs.
addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-opens],[data-closes],[data-print]');
  if (button?.dataset.print !== undefined) print();
  if (button?.dataset.opens && drawer && !drawer.open) drawer.showModal();
  if (button?.dataset.closes && drawer?.open) drawer.close();
  // A group closes when the click or the focus goes elsewhere.
  if (!button) closeGroups(target);
});
addEventListener('focusin', ({ target }) => closeGroups(target));
addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  document.querySelector<HTMLElement>('.site-nav details[open] summary')?.focus();
  closeGroups(null);
});
matchMedia('(min-width: 80rem)').addEventListener('change', ({ matches }) => {
  if (matches) drawer?.close();
});

function closeGroups(except: EventTarget | null) {
  for (const group of document.querySelectorAll<HTMLDetailsElement>('.site-nav details[open]'))
    if (!(except instanceof Node && group.contains(except))) group.open = false;
}
