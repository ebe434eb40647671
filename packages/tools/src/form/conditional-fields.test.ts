import { expect, test } from 'vitest';
import { form, readForm } from './form.ts';
import { choice } from './kinds/choice.ts';
import { text } from './kinds/text.ts';
import { requiredWhen } from './required-when.ts';

test('a choice that nobody made opens the questions of what it starts with', () => {
  const who = form({
    key: 'who',
    version: 1,
    fields: {
      kind: choice({
        label: 'Kind',
        options: [
          { value: 'person', label: 'Person' },
          { value: 'company', label: 'Company' },
        ],
      }),
      born: requiredWhen((near) => near.kind === 'person', text({ label: 'Born' })),
    },
  });
  expect(readForm(who, { born: 'in May' })).toEqual({ ok: true, value: { kind: 'person', born: 'in May' } });
  expect(readForm(who, {})).toMatchObject({ ok: false, faults: [{ field: 'born', message: 'Enter born' }] });
  expect(readForm(who, { kind: 'company' })).toEqual({ ok: true, value: { kind: 'company' } });
});
