import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { placeOfForm } from './application-address.ts';
import { ApplicationThanks } from './application-thanks.tsx';
import { movingApplication } from './moving-application-fixture.ts';

const props = { application: movingApplication, reference: 'MJK-7F3K-9QX2', receiptKey: '1.x' };

test('the receipt of what was handed in can be downloaded, below the place where its form stands', () => {
  expect(renderToStaticMarkup(<ApplicationThanks {...props} />)).toContain(
    'href="/application-forms/tried-moving/receipt?reference=MJK-7F3K-9QX2&amp;key=1.x"',
  );
  const application = { ...movingApplication, addresses: placeOfForm('moving') };
  expect(renderToStaticMarkup(<ApplicationThanks {...props} application={application} />)).toContain(
    'href="/forms/moving/receipt?reference=MJK-7F3K-9QX2&amp;key=1.x"',
  );
});

test('without its key there is no receipt', () => {
  expect(renderToStaticMarkup(<ApplicationThanks {...props} receiptKey={undefined} />)).not.toContain(
    '/receipt',
  );
});

test('where the office’s own form is offered, it can be had with the same key', () => {
  expect(renderToStaticMarkup(<ApplicationThanks {...props} paper />)).toContain(
    'href="/application-forms/tried-moving/official-form?reference=MJK-7F3K-9QX2&amp;key=1.x"',
  );
  expect(renderToStaticMarkup(<ApplicationThanks {...props} />)).not.toContain('official-form');
});
