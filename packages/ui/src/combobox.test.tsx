import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Combobox } from './combobox.tsx';

const options = [
  { value: 'at', label: 'Austria' },
  { value: 'cz', label: 'Czechia' },
];

test('the server sends a list that works by itself, with its answer, its hint and its error', () => {
  const shown = renderToStaticMarkup(
    <Combobox
      name="nationality"
      label="Nationality"
      hint="As in your passport"
      error="Please select your nationality"
      options={options}
      defaultValue="cz"
    />,
  );
  expect(shown).toContain('<select');
  expect(shown).toContain('name="nationality"');
  expect(shown).toContain('aria-describedby="nationality-hint nationality-error"');
  expect(shown).toContain('aria-invalid="true"');
  expect(shown).toContain('<option value="cz" selected="">Czechia</option>');
  expect(shown.match(/<option/g)).toHaveLength(3);
});
