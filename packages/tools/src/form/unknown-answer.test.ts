import { expect, it } from 'vitest';
import { form, readForm } from './form.ts';
import { choices } from './kinds/choices.ts';
import { file } from './kinds/file.ts';
import { group } from './kinds/group.ts';
import { text } from './kinds/text.ts';
import { tick } from './kinds/tick.ts';
import { allowUnknown } from './unknown-answer.ts';

const label = 'It';

it('“?” is no answer in JSON: who does not know it sends null', () => {
  const field = allowUnknown(text({ label }));
  expect(readForm(form({ key: 'k', version: 1, fields: { it: field } }), { it: '?' }).ok).toBe(false);
  expect(readForm(form({ key: 'k', version: 1, fields: { it: field } }), { it: null })).toEqual({
    ok: true,
    value: { it: null },
  });
});

it('what is not compiled: an unknown answer that no control asks for, and a choice with a comma', () => {
  const whole = group({ label, fields: { it: text({ label }) } });
  const made = () => [
    // @ts-expect-error a group says it at its fields
    allowUnknown(whole),
    // @ts-expect-error so do several choices
    allowUnknown(choices({ label, options: [{ value: 'a', label }] })),
    // @ts-expect-error a box to tick has no third answer
    allowUnknown(tick({ label, says: 'I agree' })),
    // @ts-expect-error a file is there or not
    allowUnknown(file({ label, accept: [], maxBytes: 1 })),
    // @ts-expect-error choices stand between commas
    choices({ label, options: [{ value: 'a,b', label }] }),
  ];
  expect(made()).toHaveLength(5);
});
