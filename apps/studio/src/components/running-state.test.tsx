import type { Check } from '@majak/desk/health/checks';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RunningState } from './running-state.tsx';

const store: Check = { name: 'store', state: 'ok', detail: 'The store answers and can be written' };
const shown = (...checks: Check[]) => renderToStaticMarkup(<RunningState checks={checks} />);

test('all that is well is said quietly', () => {
  const html = shown(store);
  expect(html).toContain('The product is running');
  expect(html).not.toMatch(/alert|--fault/);
});

test('what only wants a look raises no alarm, and comes first', () => {
  const html = shown(store, { name: 'backup', state: 'warning', detail: 'There is no backup yet' });
  expect(html).not.toMatch(/alert|--fault/);
  expect(html.indexOf('There is no backup yet')).toBeLessThan(html.indexOf('The store answers'));
});

test.each<Check>([
  { name: 'outbox', state: 'fault', detail: 'The outbox has done nothing for 3 minutes' },
  { name: 'deliveries', state: 'fault', detail: 'The oldest open delivery has waited for 16 minutes' },
  { name: 'backup', state: 'fault', detail: 'The last whole backup was made 8 days ago' },
  { name: 'disk', state: 'fault', detail: '0.2 GB of the disk are free' },
  { name: 'store', state: 'fault', detail: 'The store does not answer within a second' },
])('a fault of the $name is an alert in red, above what is well', (fault) => {
  const html = shown({ ...store, name: 'outbox' }, fault);
  expect(html).toMatch(/^<section class="welcome__state welcome__state--fault" role="alert">/);
  expect(html.indexOf(`<strong>Not working</strong> ${fault.detail}.`)).toBeGreaterThan(0);
  expect(html.indexOf(fault.detail)).toBeLessThan(html.indexOf('The store answers'));
});
