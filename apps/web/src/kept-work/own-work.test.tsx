import { Window } from 'happy-dom';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OwnWork } from './own-work.tsx';

const [attorney, profile] = ['majak-form-power-of-attorney', 'majak-profile'];
const known = [
  { name: profile, title: 'Your profile', path: '/profile' },
  { name: attorney, title: 'Power of attorney', path: '/power-of-attorney' },
];
const account = (revision: number) => ({
  name: attorney,
  size: 1,
  revision,
  keptAt: '2026-03-03T10:00:00.000Z',
});

let window: Window;
let unmount: () => void;
const sent: { method: string; body: unknown }[] = [];
/** What the account keeps of the power of attorney. */
let there: string;

beforeEach(() => {
  window = new Window({ url: 'http://localhost/client-area' });
  for (const name of ['window', 'document', 'localStorage'] as const)
    vi.stubGlobal(name, name === 'window' ? window : window[name]);
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, window[name].bind(window));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: { method?: string; body?: string }) => {
    sent.push({ method, body: body && JSON.parse(body) });
    return Response.json({ ...account(2), ...(method === 'GET' ? { text: there } : {}) });
  });
  sent.length = 0;
  there = 'from the phone';
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

async function show(kept: readonly ReturnType<typeof account>[]) {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  unmount = () => act(() => root.unmount());
  await act(async () =>
    root.render(<OwnWork known={known} kept={kept} timeZone="Europe/Prague" days={730} />),
  );
  const press = (words: string) =>
    act(async () => {
      const found = [...place.querySelectorAll<HTMLElement>('button, label')].find(({ textContent }) =>
        textContent.startsWith(words),
      );
      (found?.querySelector('input') ?? found)?.click();
    });
  return { says: () => place.textContent, press };
}

test('only what is ticked is sent, as it is on the device', async () => {
  localStorage.setItem(attorney, 'from the laptop');
  localStorage.setItem(profile, 'my passport');
  localStorage.setItem('majak-days', JSON.stringify({ [attorney]: '2026-03-02', [profile]: 'soon' }));
  const { says, press } = await show([]);
  expect(says()).toContain('Power of attorney, last changed 2 March 2026');
  expect(says()).toContain('Your profile, day not known');
  await press('Power of attorney');
  await press('Keep with my account');
  expect(sent).toEqual([{ method: 'PUT', body: { text: 'from the laptop', known: 0 } }]);
  expect(says()).toContain('Kept with your account: Power of attorney.');
});

test('of work that was written a moment ago the day is told', async () => {
  localStorage.setItem(attorney, 'from the laptop');
  localStorage.setItem('majak-days', JSON.stringify({ [attorney]: '2026-03-02T10:05:00.000Z' }));
  expect((await show([])).says()).toContain('Power of attorney, last changed 2 March 2026');
});

test('what is in the account alone is put on this device', async () => {
  const { says, press } = await show([account(1)]);
  await press('Put it on this device');
  expect(localStorage.getItem(attorney)).toBe('from the phone');
  expect(says()).toContain('on this device too, and the same');
});

test('of two versions one is chosen, and neither is replaced unasked', async () => {
  localStorage.setItem(attorney, 'from the laptop');
  const { says, press } = await show([account(1)]);
  expect(says()).toContain('This device has another version');
  expect(localStorage.getItem(attorney)).toBe('from the laptop');
  await press('Keep this device’s version');
  expect(sent.at(-1)).toEqual({ method: 'PUT', body: { text: 'from the laptop', known: 1 } });
});

test('what another tab changed meanwhile is neither sent nor replaced', async () => {
  localStorage.setItem(attorney, 'from the laptop');
  const { says, press } = await show([account(1)]);
  localStorage.setItem(attorney, 'from another tab');
  await press('Use the one kept');
  expect(localStorage.getItem(attorney)).toBe('from another tab');
  expect(says()).toContain('It changed on this device in another tab');
});

test('without a script what is kept is listed, and can be deleted', () => {
  unmount = () => undefined;
  const html = renderToStaticMarkup(
    <OwnWork known={known} kept={[account(1)]} timeZone="Europe/Prague" days={730} />,
  );
  expect(html).toContain('Kept 3 March 2026');
  expect(html).toContain(`action="/client-area/work/${attorney}" method="post"`);
});
