import { describe, expect, it } from 'vitest';
import { readForm } from './form.ts';
import { openAnswers, readDraft, writeDraft } from './kept.ts';
import { answerLines } from './lines.ts';
import { afterDays, erased, withoutPersonal } from './personal.ts';
import { fromShareLink, toShareLink } from './share-link.ts';
import { answers, move, typed } from './tried-form.ts';
import { fromTyped, toTyped } from './typed.ts';
import { faultsOnWire, fromWire, toWire } from './wire.ts';

describe('answers', () => {
  it('are said in words, under their group or row', () => {
    expect(
      answerLines(move.fields, { ...answers, movedOn: null }).map((line) =>
        [...line.under, line.label, line.text].join(' | '),
      ),
    ).toEqual([
      'Full name | Jana Nováková',
      'E-mail | jana@example.com',
      'Day of the move | I don’t know yet',
      'You move with | Family',
      'Child 1 | Name of the child | Petr Novák',
      'Child 1 | Born on | 31/12/2020',
      'Child 1 | Goes to school | Yes',
      'New home | Town | Brno',
      'New home | Country | CZ',
      'New home | Postcode | 602 00',
      'Rent | 12 500.5 CZK',
      'You need | A visa, A flat',
      'Note | two\nlines',
    ]);
  });
  it('are said to be unknown or erased as a whole, and what is no option as it was given', () => {
    const texts = answerLines(move.fields, {
      home: null,
      with: 'family',
      children: erased,
      needs: ['visa', 'x'],
    });
    expect(texts.map(({ path, text }) => [path, text])).toEqual([
      ['with', 'Family'],
      ['children', 'erased'],
      ['home', 'I don’t know yet'],
      ['needs', 'A visa, x'],
    ]);
  });
  it('are erased where they are personal, and where nobody knows what they are', () => {
    expect(withoutPersonal(move.fields, { ...answers, old: 'Jana' })).toEqual({
      ...answers,
      fullName: erased,
      email: erased,
      children: [{ name: erased, born: '2020-12-31', school: true }],
      old: erased,
    });
    expect(afterDays(move.fields, answers, 29)).toEqual(answers);
    expect(afterDays(move.fields, answers, 30)).toEqual({ ...answers, email: erased });
  });
  it('travel under the names of the wire, and under no others', () => {
    const wire = toWire(move.fields, answers);
    expect(wire).toMatchObject({ cf_full_name: 'Jana Nováková', rent: 12500.5 });
    expect(wire).not.toHaveProperty('fullName');
    expect(readForm(move, fromWire(move.fields, wire))).toEqual({ ok: true, value: answers });
    const refused = readForm(move, fromWire(move.fields, { ...wire, fullName: 'twice' }));
    expect(refused.ok ? [] : faultsOnWire(move.fields, refused.faults)).toMatchObject([
      { field: 'fullName', message: 'This field is not known' },
    ]);
  });
  it('of an older version are carried over; of a later one, or another form, they are not opened', () => {
    const old = { form: 'move', version: 1, answers: { fullName: 'Jana', town: 'Brno' } };
    expect(openAnswers(move, old)).toEqual({ fullName: 'Jana', home: { city: 'Brno', country: 'CZ' } });
    expect(openAnswers(move, { ...old, version: 2, answers })).toEqual(answers);
    expect(openAnswers(move, { ...old, version: 3 })).toBeUndefined();
    expect(openAnswers(move, { ...old, form: 'other' })).toBeUndefined();
  });
});

describe('a draft and a link', () => {
  it('bring back what was typed, without what is no field any more', () => {
    const text = writeDraft(move, { ...typed, 'children.0.toy': 'x', __proto__: 'x' });
    expect(readDraft(move, text)).toEqual(typed);
    expect(readDraft(move, '{"form":"other","typed":{}}')).toBeUndefined();
    expect(readDraft(move, 'no json')).toBeUndefined();
    expect(readDraft(move, undefined)).toBeUndefined();
  });
  it('carry what differs from an untouched form', () => {
    const link = toShareLink(move.fields, typed).toString();
    expect(link).toContain('children.0.born=2020-12-31');
    expect(link).not.toContain('home.country');
    expect(fromTyped(move.fields, fromShareLink(move.fields, link))).toEqual({
      ...answers,
      fullName: typed.fullName,
      note: typed.note,
    });
    expect(fromShareLink(move.fields, 'constructor=1&home.x=2&fullName=A')).toEqual({
      ...toTyped(move.fields, {}),
      fullName: 'A',
    });
  });
});
