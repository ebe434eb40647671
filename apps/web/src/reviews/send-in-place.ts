import { elapsedHeader } from '../intake/traps.ts';

/**
 * Sends the review without leaving the page: the server's own answer, with what is wrong, takes the form's place. A post
 * that does not get through leaves everything as it was typed.
 */
const formOf = (root: ParentNode) => root.querySelector<HTMLFormElement>('#review-form');

async function send(form: HTMLFormElement): Promise<void> {
  const response = await fetch('/reviews', {
    method: 'POST',
    body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
    headers: { [elapsedHeader]: String(Math.round(performance.now())) },
  });
  if (response.redirected) return location.assign(response.url);
  const answered = formOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
  if (!answered) throw new Error(`The server answered ${response.status}`);
  form.replaceWith(answered);
  const said = answered.querySelector<HTMLElement>('[role=alert]:not(:empty)');
  said?.setAttribute('tabindex', '-1');
  said?.focus();
}

addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.id !== 'review-form') return;
  event.preventDefault();
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  const busy = (is: boolean) => {
    button?.toggleAttribute('disabled', is);
    button?.setAttribute('aria-busy', String(is));
  };
  busy(true);
  send(form).catch(() => {
    busy(false);
    const alert = form.querySelector('[role=alert]');
    if (alert) alert.textContent = form.dataset.unsent ?? '';
  });
});
