import { move, typed } from '@majak/tools/form/tried-form';
import { describe, expect, it } from 'vitest';
import {
  amended,
  changed,
  entry,
  type Follow,
  isTold,
  left,
  replaced,
  reshaped,
  rowAdded,
  rowRemoved,
  undone,
  untouched,
} from './form-state.ts';

const { fields } = move;
const start = untouched(typed);

describe('the state of a form', () => {
  it('takes a text, and what follows from it', () => {
    const follow: Follow = (now, path, text) => ({
      ...entry(now, path, text),
      ...(path === 'rent' ? { note: `for ${text}` } : {}),
    });
    expect(changed(start, ['rent', '9'], follow).typed).toMatchObject({ rent: '9', note: 'for 9' });
    expect(changed(start, ['email', 'a'], follow).typed.note).toBe(typed.note);
  });
  it('writes a text as it is read once its field is left, and leaves alone what cannot be read', () => {
    expect(left(changed(start, ['rent', '40000'], entry), fields, 'rent').typed.rent).toBe('40 000');
    expect(left(changed(start, ['rent', 'much'], entry), fields, 'rent').typed.rent).toBe('much');
    expect(left(start, fields, 'nothing').typed).toBe(start.typed);
  });
  it('tells what is wrong with the first key, once a field is left, or not before somebody tries to send it', () => {
    const typing = changed(start, ['email', 'a'], entry);
    const gone = left(start, fields, 'email');
    const told = (state: typeof start) =>
      (['with the first key', 'once it is left', 'only then'] as const).map((telling) =>
        isTold(state, 'email', telling),
      );
    expect(told(start)).toEqual([false, false, false]);
    expect(told(typing)).toEqual([true, false, false]);
    expect(told(gone)).toEqual([false, true, false]);
    expect(told({ ...start, tried: true })).toEqual([true, true, true]);
    expect(told(untouched(typed, { left: ['email'] }))).toEqual([false, true, false]);
  });
  it('forgets what the server said of a field once that is typed into, and keeps the rest', () => {
    const heard = untouched(typed, { said: { email: 'Wrong', rent: 'Too much' } });
    expect(changed(heard, ['email', 'b'], entry).said).toEqual({ rent: 'Too much' });
    expect(changed(heard, ['note', 'b'], entry).said).toBe(heard.said);
  });
  it('takes a row out with what is known of its fields; those below move up with theirs', () => {
    const two = changed(rowAdded(start, fields, 'children'), ['children.1.name', 'Eva'], entry);
    const one = rowRemoved(left(two, fields, 'children.0.born'), 'children', 0);
    expect(one.typed['children.0.name']).toBe('Eva');
    expect([...one.changed]).toEqual(['children.0.name']);
    expect([...one.left]).toEqual([]);
  });
  it('gives back what was there before something else was put in, until more is typed', () => {
    const other = replaced(start, { rent: '1' }, 'Everything is empty again.');
    expect(other).toMatchObject({ typed: { rent: '1' }, before: { says: 'Everything is empty again.' } });
    expect(undone(other).typed).toEqual(typed);
    expect(changed(other, ['rent', '2'], entry).before).toBeUndefined();
    expect(reshaped(other, (typed) => ({ ...typed, rent: '3' }))).toEqual(untouched({ rent: '3' }));
    expect(undone(start)).toBe(start);
  });
  it('changes some fields and takes that back, and what is told of the others stays', () => {
    const typing = { ...changed(start, ['rent', '1'], entry), tried: true };
    const mended = amended(typing, { ...typing.typed, note: 'x' }, 'It is changed in the form.');
    expect(mended).toMatchObject({ tried: true, before: { isWhole: false } });
    expect(mended.typed.note).toBe('x');
    expect(undone(mended)).toEqual(typing);
  });
});
