import { Window } from 'happy-dom';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Advances } from './advances-section.tsx';
import { Lines } from './lines-section.tsx';
import { noSavedEntries } from './saved-entries.ts';
import { useInvoice } from './use-invoice.ts';

const rates = [{ from: '2024-01-01', rates: [21, 12, 0] as const }];

function Screen() {
  const form = useInvoice({ today: '2026-11-21', qr: true, rates }, noSavedEntries);
  return (
    <form id="questions">
      <Lines form={form} book={noSavedEntries} />
      <Advances form={form} />
    </form>
  );
}

let place: HTMLElement;
let unmount: () => void;

beforeEach(async () => {
  const window = new Window({ url: 'http://localhost/invoice' });
  for (const name of ['document', 'localStorage', 'HTMLFormElement', 'FormData'] as const)
    vi.stubGlobal(name, window[name]);
  vi.stubGlobal('window', window);
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, window[name].bind(window));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  unmount = () => act(() => root.unmount());
  await act(async () => root.render(<Screen />));
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

const press = (name: string) =>
  act(async () =>
    [...place.querySelectorAll('button')]
      .find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
      ?.click(),
  );
const legends = () => [...place.querySelectorAll('legend')].map(({ textContent }) => textContent);
const told = () => [...place.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);

test('a line that was removed can be had back, and the focus goes to it', async () => {
  await press('Add a line');
  await press('Remove line 2');
  expect(legends()).not.toContain('Line 2');
  expect(told()).toEqual(['Line 2 is removed.Undo', '']);
  await press('Undo');
  expect(legends()).toContain('Line 2');
  expect(document.activeElement?.id).toBe('lines.1.description');
  expect(told()).toEqual(['', '']);
});

test('so can an advance; without any the focus stays with their part', async () => {
  await press('Add an advance');
  await press('Remove advance 1');
  expect(legends()).not.toContain('Advance 1');
  expect(told()).toEqual(['', 'Advance 1 is removed.Undo']);
  expect(document.activeElement?.id).toBe('part-advances');
  await press('Undo');
  expect(legends()).toContain('Advance 1');
  expect(document.activeElement?.id).toBe('advances.0.treatment');
});
