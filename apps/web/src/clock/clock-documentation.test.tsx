import { legalClock } from '@majak/law/cz/legal-clock';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClockDocumentation } from './clock-documentation.tsx';
import { respond } from './respond.ts';

const html = renderToStaticMarkup(
  <ClockDocumentation clock={legalClock} today="2026-11-23" webUrl="https://example.com" />,
);

test('every kind of permit is listed with its time', () => {
  for (const { id } of legalClock.permits) expect(html).toContain(`>${id}<`);
  expect(html).toContain('60 days, or 90 days');
  expect(html).toContain('6 months, or 12 months');
});

test('the call that is shown works', async () => {
  const [, body = ''] = /-d &#x27;(\{.*?\})&#x27;/.exec(html) ?? [];
  const sent = new Request('https://example.com/', { method: 'POST', body: body.replaceAll('&quot;', '"') });
  expect((await respond(sent)).status).toBe(200);
});
