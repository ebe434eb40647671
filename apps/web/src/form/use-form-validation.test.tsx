import { form } from '@majak/tools/form/form';
import { text } from '@majak/tools/form/kinds/text';
import { yesNo } from '@majak/tools/form/kinds/yes-no';
import { requiredWhen } from '@majak/tools/form/required-when';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allFieldComponents } from './all-field-components.ts';
import { FormFields } from './form-fields.tsx';
import { useForm } from './use-form.ts';
import { useFormValidation } from './use-form-validation.ts';

const chain = form({
  key: 'chain',
  version: 1,
  fields: {
    works: yesNo({ label: 'Works' }),
    abroad: requiredWhen((near) => near.works === true, yesNo({ label: 'Abroad' })),
    where: requiredWhen((near) => near.abroad === true, text({ label: 'Where' })),
  },
});

function Screen({ works }: { works: string }) {
  const live = useForm(chain, { id: 'chain', typed: { works, abroad: 'yes' } });
  const { screen } = useFormValidation(chain, live);
  return <FormFields screen={screen} drawing={{ kinds: allFieldComponents }} fields={chain.fields} />;
}

test.each([
  ['yes', 0],
  ['no', 2],
])('a question is out of sight where the one that asks for it is: %s', (works, hidden) => {
  const html = renderToStaticMarkup(<Screen works={works} />);
  expect(html.match(/<div class="unscripted">/g) ?? []).toHaveLength(hidden);
});
