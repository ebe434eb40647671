import { describe, expect, it } from 'vitest';
import { optional } from './field.ts';
import { answersToTexts, textsToAnswers } from './field-texts.ts';
import { form, readForm } from './form.ts';
import { address } from './kinds/address.ts';
import { amount } from './kinds/amount.ts';
import { country } from './kinds/country.ts';
import { rows } from './kinds/rows.ts';
import { text } from './kinds/text.ts';
import { yesNo } from './kinds/yes-no.ts';

describe('what only stands there from the start', () => {
  const fields = {
    before: rows({
      label: 'Earlier addresses',
      row: 'address',
      min: 0,
      max: 3,
      columns: {
        street: text({ label: 'Street' }),
        country: country({ label: 'Country', start: 'CZ' }),
        rooms: amount({ unit: 'CZK', label: 'Rooms', start: 40_000 }),
      },
    }),
    home: optional(address({ label: 'Home', home: 'CZ' })),
    ticks: rows({
      label: 'Children',
      row: 'child',
      min: 0,
      max: 3,
      columns: { boy: yesNo({ label: 'A boy' }), school: yesNo({ label: 'At school' }) },
    }),
  };
  const empty = {
    'before.0.street': '',
    'before.0.country': 'CZ',
    'before.0.rooms': '40 000',
    'home.street': ' ',
    'home.city': '',
    'home.zip': '',
    'home.country': 'CZ',
  };
  it('makes neither a row nor a group that may be left out', () => {
    expect(textsToAnswers(fields, empty)).toEqual({});
    expect(readForm(form({ key: 'k', version: 1, fields }), textsToAnswers(fields, empty))).toEqual({
      ok: true,
      value: { before: [], ticks: [] },
    });
  });
  it('is kept once something else was written beside it', () => {
    const written = { ...empty, 'before.0.country': 'SK', 'home.city': 'Brno' };
    expect(textsToAnswers(fields, written)).toEqual({
      before: [{ country: 'SK', rooms: 40_000 }],
      home: { city: 'Brno', country: 'CZ' },
    });
  });
  it('is a row where a row has nothing else', () => {
    const ticks = [
      { boy: true, school: true },
      { boy: false, school: false },
    ];
    expect(textsToAnswers(fields, answersToTexts(fields, { ticks }))).toEqual({ ticks });
  });
});
