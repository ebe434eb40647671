import { contact } from '@majak/desk/submissions/kinds';
import { fieldAt } from '@majak/tools/form/inside';
import { move, typed } from '@majak/tools/form/tried-form';
import { toTyped } from '@majak/tools/form/typed';
import { expect, test } from 'vitest';
import { postedState } from '../form/posted-state.ts';
import { answerTaken } from './answer-taken.ts';
import { takeIn } from './take-in.ts';

const kind = { ...contact, form: move };
const { fullName, ...rest } = typed;
/** What is not stored: nothing here may reach the store, which is not there. */
const sent = (more: Readonly<Record<string, string>>) =>
  takeIn(
    new Request('http://localhost/forms/move', {
      method: 'POST',
      body: new URLSearchParams({ ...rest, cf_full_name: fullName, ...more }),
    }),
    kind,
  );

test('a row more is a form shown again with everything typed, at once', async () => {
  const { result, typed: shown } = await sent({ add: 'children' });
  if (result.kind === 'accepted') throw new Error('It was taken');
  expect(postedState(move.fields, result, shown)).toEqual({
    status: 200,
    said: {},
    typed: { ...typed, 'children.1.name': '', 'children.1.born': '', 'children.1.school': 'no' },
  });
});

test('a row less is a form without it', async () => {
  const { result, typed: shown } = await sent({ 'children.1.name': 'Eva', remove: 'children.0' });
  expect(result.kind).toBe('rows');
  expect(shown).toMatchObject({ 'children.0.name': 'Eva', fullName });
});

test('an address for programs adds no rows', async () => {
  expect(answerTaken(await sent({ add: 'children' })).status).toBe(422);
});

test('a button of no table is refused like any other name that is no field', async () => {
  const { result } = await sent({ add: 'fullName' });
  expect(result).toMatchObject({ kind: 'invalid', errors: [{ field: 'add' }] });
});

test.each(['children.999999999.name', 'children.5.name', 'children.1e3.name', 'children.-1.name'])(
  'a row that there cannot be is refused and not drawn: %s',
  async (name) => {
    const { result, typed: shown } = await sent({ [name]: 'x' });
    expect(result).toMatchObject({ kind: 'invalid', errors: [{ field: name }] });
    expect(shown).not.toHaveProperty([name]);
    expect(fieldAt(move.fields, name)).toBeUndefined();
    expect(toTyped(move.fields, {})).not.toHaveProperty([name]);
  },
);
