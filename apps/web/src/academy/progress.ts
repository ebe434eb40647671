import { doneIn, withLesson } from './done-lessons.ts';

/** Keeps in this browser which lessons are done, and shows it. */
const key = 'majak:academy:1';

const read = (): string[] => {
  try {
    return doneIn(localStorage.getItem(key));
  } catch {
    return [];
  }
};

function show(done: readonly string[]) {
  for (const item of document.querySelectorAll<HTMLElement>('[data-lesson]'))
    item.toggleAttribute('data-is-done', done.includes(item.dataset.lesson ?? ''));
  for (const line of document.querySelectorAll<HTMLElement>('[data-progress]')) {
    const lessons = line.dataset.progress?.split(' ').filter(Boolean) ?? [];
    const count = lessons.filter((slug) => done.includes(slug)).length;
    const [bar, said] = [line.querySelector('progress'), line.querySelector('[data-said]')];
    line.hidden = count === 0;
    if (bar) bar.value = count;
    if (said)
      said.textContent =
        count === lessons.length ? 'All lessons done' : `${count} of ${lessons.length} lessons done`;
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-done]')) {
    const isDone = done.includes(button.dataset.done ?? '');
    // The words say the state and what a press does: aria-pressed beside them would say it twice, and wrongly.
    button.toggleAttribute('data-is-done', isDone);
    button.textContent = isDone ? 'Done: undo' : 'Mark as done';
  }
  pointOn(done);
}

/** The first lesson that is not done, on the page of a course that was begun. */
function pointOn(done: readonly string[]) {
  const link = document.querySelector<HTMLAnchorElement>('a[data-continue]');
  const lessons = [...document.querySelectorAll<HTMLElement>('[data-lesson]')].map(
    ({ dataset }) => dataset.lesson ?? '',
  );
  const at = lessons.findIndex((slug) => !done.includes(slug));
  if (!link || at < 1) return;
  link.href = `/academy/${lessons[at]}`;
  const words = [...link.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
  if (words) words.textContent = `Continue with lesson ${at + 1}`;
}

addEventListener('click', ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-done]') : null;
  if (!button) return;
  const done = withLesson(read(), button.dataset.done ?? '', !button.hasAttribute('data-is-done'));
  try {
    localStorage.setItem(key, JSON.stringify(done));
  } catch {
    // A browser that keeps nothing shows it until the page is left.
  }
  show(done);
});
// Another tab of the same browser.
addEventListener('storage', (event) => {
  if (event.key === key) show(doneIn(event.newValue));
});
show(read());
