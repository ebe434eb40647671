import { movingForm, movingTexts } from '@majak/tools/form/moving-form-fixture';
import { describe, expect, it } from 'vitest';
import {
  amended,
  fieldLeft,
  initialState,
  isFaultVisible,
  rowAdded,
  rowRemoved,
  setText,
  type TextUpdate,
  textChanged,
  withReplacedTexts,
  withReplacementUndone,
  withTexts,
} from './form-state.ts';

const { fields } = movingForm;
const start = initialState(movingTexts);

describe('the state of a form', () => {
  it('takes a text, and what follows from it', () => {
    const follow: TextUpdate = (now, path, text) => ({
      ...setText(now, path, text),
      ...(path === 'rent' ? { note: `for ${text}` } : {}),
    });
    expect(textChanged(start, ['rent', '9'], follow).typed).toMatchObject({ rent: '9', note: 'for 9' });
    expect(textChanged(start, ['email', 'a'], follow).typed.note).toBe(movingTexts.note);
  });
  it('writes a text as it is read once its field is left, and leaves alone what cannot be read', () => {
    expect(fieldLeft(textChanged(start, ['rent', '40000'], setText), fields, 'rent').typed.rent).toBe(
      '40 000',
    );
    expect(fieldLeft(textChanged(start, ['rent', 'much'], setText), fields, 'rent').typed.rent).toBe('much');
    expect(fieldLeft(start, fields, 'nothing').typed).toBe(start.typed);
  });
  it('tells what is wrong with the first key, once a field is left, or not before somebody tries to send it', () => {
    const typing = textChanged(start, ['email', 'a'], setText);
    const gone = fieldLeft(start, fields, 'email');
    const told = (state: typeof start) =>
      (['with the first key', 'once it is left', 'only then'] as const).map((telling) =>
        isFaultVisible(state, 'email', telling),
      );
    expect(told(start)).toEqual([false, false, false]);
    expect(told(typing)).toEqual([true, false, false]);
    expect(told(gone)).toEqual([false, true, false]);
    expect(told({ ...start, tried: true })).toEqual([true, true, true]);
    expect(told(initialState(movingTexts, { left: ['email'] }))).toEqual([false, true, false]);
  });
  it('forgets what the server said of a field once that is typed into, and keeps the rest', () => {
    const heard = initialState(movingTexts, { said: { email: 'Wrong', rent: 'Too much' } });
    expect(textChanged(heard, ['email', 'b'], setText).said).toEqual({ rent: 'Too much' });
    expect(textChanged(heard, ['note', 'b'], setText).said).toBe(heard.said);
  });
  it('takes a row out with what is known of its fields; those below move up with theirs', () => {
    const two = textChanged(rowAdded(start, fields, 'children'), ['children.1.name', 'Eva'], setText);
    const one = rowRemoved(fieldLeft(two, fields, 'children.0.born'), 'children', 0);
    expect(one.typed['children.0.name']).toBe('Eva');
    expect([...one.changed]).toEqual(['children.0.name']);
    expect([...one.left]).toEqual([]);
  });
  it('gives a row back that was taken out with its words, at the table it was taken from', () => {
    const typing = textChanged(rowAdded(start, fields, 'children'), ['children.1.name', 'Eva'], setText);
    const two = { ...fieldLeft(typing, fields, 'children.0.born'), said: { 'children.0.born': 'No day' } };
    const one = rowRemoved(two, 'children', 0, 'Child 1 is removed.');
    expect(one.before).toMatchObject({ says: 'Child 1 is removed.', by: 'children', isWhole: false });
    expect(withReplacementUndone(one)).toEqual(two);
    expect(rowRemoved(two, 'children', 0).before).toBeUndefined();
  });
  it('gives back what was there before something else was put in, until more is typed', () => {
    const other = withReplacedTexts(start, { rent: '1' }, 'Everything is empty again.');
    expect(other).toMatchObject({ typed: { rent: '1' }, before: { says: 'Everything is empty again.' } });
    expect(withReplacementUndone(other).typed).toEqual(movingTexts);
    expect(textChanged(other, ['rent', '2'], setText).before).toBeUndefined();
    expect(withTexts(other, (typed) => ({ ...typed, rent: '3' }))).toEqual(initialState({ rent: '3' }));
    expect(withReplacementUndone(start)).toBe(start);
  });
  it('changes some fields and takes that back, and what is told of the others stays', () => {
    const typing = { ...textChanged(start, ['rent', '1'], setText), tried: true };
    const mended = amended(typing, (typed) => ({ ...typed, note: 'x' }), {
      says: 'It is changed in the form.',
    });
    expect(mended).toMatchObject({ tried: true, before: { isWhole: false } });
    expect(mended.typed.note).toBe('x');
    expect(withReplacementUndone(mended)).toEqual(typing);
  });
});
