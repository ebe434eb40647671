import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServiceRail } from './service-rail.tsx';

test('fees and limits beside the price are those of the rules', () => {
  const html = renderToStaticMarkup(
    <ServiceRail
      parts={[]}
      service={{
        id: 1,
        slug: 'visa-renewal',
        title: 'Renewal',
        group: 'visas',
        audience: 'nonEu',
        summary: 'We file it for you.',
        forWhom: 'Income up to {{law cz.flatTax.incomeLimit 2026}}.',
        duration: 'Two weeks',
        priceNote: 'The official fee is {{law cz.fee.visaExtension 2026}}.',
        updatedAt: '2026-11-01',
        createdAt: '2026-11-01',
      }}
    />,
  );
  expect(html).toMatch(/The official fee is 1\s000\sCZK\./);
  expect(html).toMatch(/Income up to 2\s000\s000\sCZK\./);
  expect(html).not.toContain('{{law');
});
