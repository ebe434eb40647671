import { officeRegister } from '@majak/law/cz/office-register';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RegisterWords } from './register-words.tsx';

const shown = (typed?: string): string =>
  renderToStaticMarkup(
    <RegisterWords register={officeRegister} language="cs" {...(typed === undefined ? {} : { typed })} />,
  );

test('a number of the office is said as its look-up wants it, without zeros', () => {
  expect(shown('oam - 00345 / zk - 2026')).toMatch(
    /Enter it there as <strong[^>]*>OAM-345\/ZK-2026<\/strong>\./,
  );
});

test.each([undefined, '', 'MJK-0000-0000', '<b>'])(
  'of %j nothing is said but what the office publishes',
  (typed) => {
    expect(shown(typed)).not.toContain('Enter it there');
    expect(shown(typed)).toContain('přerušeno');
  },
);
