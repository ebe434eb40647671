import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Combobox } from './combobox.tsx';

test('the server sends an input that works by itself, with its answer, its hint, its error and a list of the page', () => {
  const shown = renderToStaticMarkup(
    <Combobox
      name="nationality"
      label="Nationality"
      hint="As in your passport"
      error="Please select your nationality"
      options={undefined}
      list="nationalities"
      value="Czech"
      onValueChange={() => {}}
    />,
  );
  expect(shown).toContain('<input');
  expect(shown).toContain('name="nationality"');
  expect(shown).toContain('list="nationalities"');
  expect(shown).toContain('value="Czech"');
  expect(shown).toContain('aria-describedby="nationality-hint nationality-error"');
  expect(shown).toContain('aria-invalid="true"');
});
