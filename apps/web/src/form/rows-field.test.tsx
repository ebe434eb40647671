import { form } from '@majak/tools/form/form';
import { country } from '@majak/tools/form/kinds/country';
import { rows } from '@majak/tools/form/kinds/rows';
import { text } from '@majak/tools/form/kinds/text';
import { allowUnknown } from '@majak/tools/form/unknown-answer';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allFieldComponents } from './all-field-components.ts';
import { FormFields } from './form-fields.tsx';
import { useForm } from './use-form.ts';
import { useFormValidation } from './use-form-validation.ts';

const people = form({
  key: 'people',
  version: 1,
  fields: {
    people: rows({
      label: 'People',
      row: 'person',
      max: 3,
      columns: {
        citizenship: allowUnknown(country({ label: 'Citizenship', hint: 'As in the passport' })),
        passport: allowUnknown(text({ label: 'Passport number' })),
      },
    }),
  },
});

function Screen() {
  const { screen } = useFormValidation(people, useForm(people, { id: 'people' }));
  return <FormFields screen={screen} drawing={{ kinds: allFieldComponents }} fields={people.fields} />;
}

test('fields of a row are what `paired-fields` lays out: alone, or before a box for who does not know', () => {
  const html = renderToStaticMarkup(<Screen />);
  const pair = html.slice(html.indexOf('paired-fields'));
  expect(pair).toMatch(/^paired-fields [^>]*><div class="field [^>]*><label for="people.0.citizenship"/);
  expect(pair).toMatch(/<div class="grid gap-1"><div class="field [^>]*><label for="people.0.passport"/);
  expect(pair).toMatch(/<\/div><label [^>]*><input type="checkbox" id="people.0.passport-unknown"/);
});
