import { describe, expect, it } from 'vitest';
import { answersToTexts, formatTexts, textsToAnswers } from './field-texts.ts';
import { form, readForm } from './form.ts';
import { fromPost } from './from-post.ts';
import { amount } from './kinds/amount.ts';
import { optionalDay } from './kinds/day.ts';
import { group, optionalGroup } from './kinds/group.ts';
import { rows } from './kinds/rows.ts';
import { optionalText, text } from './kinds/text.ts';
import { yesNo } from './kinds/yes-no.ts';
import { movingAnswers, movingForm, movingTexts } from './moving-form-fixture.ts';
import { requiredWhen } from './required-when.ts';

describe('what was typed', () => {
  it('is read, checked and cleaned', () => {
    expect(readForm(movingForm, textsToAnswers(movingForm.fields, movingTexts))).toEqual({
      ok: true,
      value: movingAnswers,
    });
  });
  it('comes back as texts, and from them as the same answers', () => {
    expect(textsToAnswers(movingForm.fields, answersToTexts(movingForm.fields, movingAnswers))).toEqual(
      movingAnswers,
    );
  });
  it('stands in its field as it is written here', () => {
    expect(
      formatTexts(movingForm.fields, {
        movedOn: '1.2.2027',
        rent: '12500.5',
        'children.0.born': '2020-12-31',
      }),
    ).toEqual({
      movedOn: '01/02/2027',
      rent: '12 500.5',
      'children.0.born': '31/12/2020',
    });
  });
  it('may be unknown', () => {
    const read = readForm(movingForm, textsToAnswers(movingForm.fields, { ...movingTexts, movedOn: '?' }));
    expect(read).toMatchObject({ ok: true, value: { movedOn: null } });
    expect(formatTexts(movingForm.fields, { movedOn: '?' })).toEqual({ movedOn: '?' });
  });
});

describe('a form nobody has filled in', () => {
  it('says what each field lacks, also those of a group', () => {
    const read = readForm(movingForm, textsToAnswers(movingForm.fields, {}));
    const said = read.ok ? [] : read.faults.map(({ field, message }) => [field, message]);
    expect(said).toContainEqual(['home.city', 'Enter the town']);
    const sent = readForm(movingForm, {});
    expect(sent.ok ? [] : sent.faults).toContainEqual(
      expect.objectContaining({ field: 'home', message: 'Enter new home' }),
    );
  });
});

describe('a group that another answer makes necessary', () => {
  const elsewhere = form({
    key: 'elsewhere',
    version: 1,
    fields: {
      moves: yesNo({ label: 'Do you move?' }),
      home: requiredWhen(
        ({ moves }) => moves === true,
        group({ label: 'New home', fields: { city: text({ label: 'Town', missing: 'Enter the town' }) } }),
      ),
    },
  });
  const faultsOf = (typed: Record<string, string>) => {
    const read = readForm(elsewhere, textsToAnswers(elsewhere.fields, typed));
    return read.ok ? [] : read.faults.map(({ field, message }) => [field, message]);
  };
  it('says at each of its fields what it lacks', () => {
    expect(faultsOf({ moves: 'yes' })).toEqual([['home.city', 'Enter the town']]);
    expect(faultsOf({ moves: 'yes', 'home.city': 'Brno' })).toEqual([]);
  });
  it('is no fault where it is not asked', () => expect(faultsOf({ moves: 'no' })).toEqual([]));
});

describe('a posted form', () => {
  it('is read by the names that travel: the last of a name counts, boxes are taken together, what is no field is left out', () => {
    const posted = new URLSearchParams(
      'cf_full_name=Jana&fullName=x&needs=visa&needs=flat&movedOn=1.1.2027&movedOn=?&children.0.name=Petr&ref_2=&rent.x=1',
    );
    expect(fromPost(movingForm.fields, posted)).toEqual({
      fullName: 'Jana',
      needs: 'visa,flat',
      movedOn: '?',
      'children.0.name': 'Petr',
    });
    expect(fromPost(movingForm.fields, [['email', new Blob()]])).toEqual({});
  });
});

describe('what is not asked', () => {
  it('is left out, however deep it stands', () => {
    const read = readForm(movingForm, textsToAnswers(movingForm.fields, { ...movingTexts, with: 'nobody' }));
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    expect(read.value.children).toBeUndefined();
    expect(read.value.home).toEqual({ city: 'Brno', country: 'CZ', zip: '' });
  });
  it('does not decide what is asked after it, however it is sent', () => {
    const fields = {
      works: yesNo({ label: 'Works' }),
      abroad: requiredWhen((near) => near.works === true, yesNo({ label: 'Abroad' })),
      where: requiredWhen((near) => near.abroad === true, text({ label: 'Where' })),
      more: optionalGroup({
        label: 'More',
        fields: { since: optionalText({ label: 'Since', when: (_near, whole) => whole.abroad === true }) },
      }),
    };
    const chain = form({ key: 'chain', version: 1, fields });
    const given = { works: false, abroad: true, where: 'Wien', more: { since: '2020' } };
    expect(readForm(chain, given)).toEqual({
      ok: true,
      value: { works: false, abroad: false, more: { since: '' } },
    });
    expect(readForm(chain, { ...given, works: true })).toEqual({
      ok: true,
      value: { ...given, works: true },
    });
  });
  it('is needed once it is asked', () => {
    const { children: _, ...given } = movingAnswers;
    expect(readForm(movingForm, given)).toEqual({
      ok: false,
      faults: [{ field: 'children', code: 'missing', message: 'Enter each child' }],
    });
  });
});

describe('faults', () => {
  it('come in the order of the form, each at its field, those of rows with their number', () => {
    const read = readForm(movingForm, {
      ...movingAnswers,
      note: '',
      fullName: '\u200b',
      children: [movingAnswers.children[0], { name: 'A child', born: '2026-02-30', toy: 1 }],
    });
    expect(read).toMatchObject({
      ok: false,
      faults: [
        { field: 'fullName', message: 'Please input your name' },
        { field: 'children.1.born', message: 'Born on: enter a real date, such as 31/01/2026' },
        { field: 'children.1.toy', message: 'This field is not known' },
        { field: 'note', message: 'Write a note' },
      ],
    });
  });
  it('across fields are looked for once each field is right', () => {
    expect(readForm(movingForm, { ...movingAnswers, note: 'free' })).toMatchObject({
      ok: false,
      faults: [{ field: 'rent', code: 'contradicts' }],
    });
  });
  it.each([[null], ['text'], [[]], [undefined], [3]])('of %j are of the whole', (given) => {
    expect(readForm(movingForm, given)).toEqual({
      ok: false,
      faults: [{ field: 'body', code: 'invalid_type', message: 'Send an object with the inputs' }],
    });
  });
});

it('gives the types of its answers', () => {
  const read = readForm(
    form({
      key: 'k',
      version: 1,
      fields: {
        on: optionalDay({ label: 'Day' }),
        lines: rows({
          label: 'Lines',
          row: 'line',
          max: 2,
          columns: { price: amount({ unit: 'CZK', label: 'Price' }) },
        }),
        extra: optionalGroup({ label: 'Extra', fields: { name: text({ label: 'Name' }) } }),
      },
    }),
    { lines: [{ price: 3 }] },
  );
  if (!read.ok) throw new Error('refused');
  const price: number | undefined = read.value.lines[0]?.price;
  // @ts-expect-error there is no such field
  const none = read.value.none;
  const name: string | undefined = read.value.extra?.name;
  expect([price, none, name, read.value.on]).toEqual([3, undefined, undefined, undefined]);
});

it.each([[null], [7], ['x'], [[1]]])('says of a row %j what is wanted', (row) => {
  const lines = rows({
    label: 'Lines',
    row: 'line',
    max: 2,
    columns: { price: amount({ unit: 'CZK', label: 'Price' }) },
  });
  expect(readForm(form({ key: 'k', version: 1, fields: { lines } }), { lines: [{ price: 3 }, row] })).toEqual(
    {
      ok: false,
      faults: [{ field: 'lines.1', code: 'invalid_type', message: 'Lines: send each line as an object' }],
    },
  );
});

describe('fields that belong together', () => {
  const fields = {
    kind: text({ label: 'Kind' }),
    original: optionalGroup({
      label: 'Original',
      by: 'number',
      fields: { number: text({ label: 'Number' }), issued: optionalDay({ label: 'Issued' }) },
    }),
    discount: group({
      label: 'Discount',
      fields: { value: amount({ unit: 'CZK', label: 'Value' }) },
      start: { value: 7 },
    }),
    name: optionalText({ label: 'Name', missing: 'Say who', needed: (near) => near.kind === 'full' }),
  };
  const sold = form({ key: 'sold', version: 1, fields });
  it('mean nothing without the one that says what they are of', () => {
    expect(textsToAnswers(fields, { 'original.issued': '1. 2. 2027' })).toEqual({});
    expect(textsToAnswers(fields, { 'original.number': '7' })).toEqual({ original: { number: '7' } });
  });
  it('have an answer of their own where none is given, and stand nowhere where they may be left out', () => {
    expect(readForm(sold, { kind: 'short' })).toMatchObject({ ok: true, value: { discount: { value: 7 } } });
    expect(answersToTexts(fields, { kind: 'short' })).toEqual({ kind: 'short', 'discount.value': '7' });
  });
  it('are needed by what another answer says, together with what else is missing', () => {
    const faults = [
      { field: 'discount.value', code: 'invalid_type', message: 'Value: enter a number' },
      { field: 'name', code: 'missing', message: 'Say who' },
    ];
    expect(readForm(sold, { kind: 'full', name: ' ', discount: { value: 'x' } })).toEqual({
      ok: false,
      faults,
    });
  });
});
