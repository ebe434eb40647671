import { describe, expect, it } from 'vitest';
import { bankAccount } from '../cz/bank-account.ts';
import { answerLines } from './answer-lines.ts';
import { droppedFromDraft, readDraft, upgradeAnswers, writeDraft } from './draft.ts';
import { afterDays, erased, withoutPersonal } from './erase-personal.ts';
import { answersToTexts, textsToAnswers } from './field-texts.ts';
import { form, readForm } from './form.ts';
import { address } from './kinds/address.ts';
import { amount } from './kinds/amount.ts';
import { country } from './kinds/country.ts';
import { email, optionalEmail } from './kinds/email.ts';
import { file } from './kinds/file.ts';
import { group } from './kinds/group.ts';
import { nationality } from './kinds/nationality.ts';
import { personName } from './kinds/person-name.ts';
import { phone } from './kinds/phone.ts';
import { rows } from './kinds/rows.ts';
import { optionalText, text } from './kinds/text.ts';
import { movingAnswers, movingForm, movingTexts } from './moving-form-fixture.ts';
import { fromShareLink, toShareLink } from './share-link.ts';
import { faultsOnWire, fromWire, toWire } from './wire-names.ts';

describe('answers', () => {
  it('are said in words, under their group or row', () => {
    expect(
      answerLines(movingForm.fields, { ...movingAnswers, movedOn: null }).map((line) =>
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
      'New home | Country | Czechia',
      'New home | Postcode | 602 00',
      'Rent | 12 500.5 CZK',
      'You need | A visa, A flat',
      'Note | two\nlines',
    ]);
  });
  it('of rows with one answer each are called by their row', () => {
    const surnames = rows({
      label: 'Earlier surnames',
      row: 'surname',
      max: 3,
      columns: { surname: text({ label: 'Surname', missing: 'Enter the surname' }) },
    });
    const lines = answerLines({ surnames }, { surnames: [{ surname: 'Novák' }, { surname: 'Dvořák' }] });
    expect(lines.map(({ under, label, text }) => [...under, label, text])).toEqual([
      ['Surname 1', 'Novák'],
      ['Surname 2', 'Dvořák'],
    ]);
  });
  it('are said to be unknown or erased as a whole, and what is no option as it was given', () => {
    const texts = answerLines(movingForm.fields, {
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
  it('that fit no field are said as they were written, where they stand', () => {
    const given = {
      fullName: { a: 1 },
      rent: 'much',
      children: ['Petr', { name: 'Eva', toy: 'bear' }],
      with: 'family',
      home: 'Brno',
      needs: 'visa',
      town: { old: true },
    };
    expect(answerLines(movingForm.fields, given).map(({ path, text }) => `${path}: ${text}`)).toEqual([
      'fullName: {"a":1}',
      'with: Family',
      'children.0: Petr',
      'children.1.name: Eva',
      'children.1.toy: bear',
      'home: Brno',
      'rent: much',
      'needs: visa',
      'town: {"old":true}',
    ]);
  });
  it('are erased where they are personal, and where nobody knows what they are', () => {
    expect(withoutPersonal(movingForm.fields, { ...movingAnswers, old: 'Jana' })).toEqual({
      ...movingAnswers,
      fullName: erased,
      email: erased,
      children: [{ name: erased, born: '2020-12-31', school: true }],
      old: erased,
    });
    expect(afterDays(movingForm.fields, movingAnswers, 29)).toEqual(movingAnswers);
    expect(afterDays(movingForm.fields, movingAnswers, 30)).toEqual({ ...movingAnswers, email: erased });
  });
  it('about a person are personal by themselves, unless a form says otherwise', () => {
    const label = 'It';
    const fields = {
      name: personName({ label }),
      mail: email({ label }),
      other: optionalEmail({ label }),
      phone: phone({ label }),
      from: nationality({ label }),
      account: bankAccount({ label }),
      home: address({ label, home: 'CZ' }),
      scan: file({ label, accept: ['image/png'], maxBytes: 9 }),
      office: email({ label, personal: false }),
      note: text({ label }),
    };
    const answers = Object.fromEntries(Object.keys(fields).map((key) => [key, 'x']));
    const kept = Object.entries(withoutPersonal(fields, answers)).filter(([, value]) => value === 'x');
    expect(kept.map(([key]) => key)).toEqual(['office', 'note']);
    expect(afterDays(fields, answers, 9_999)).toEqual(answers);
  });
  it('travel under the names of the wire, and under no others', () => {
    const wire = toWire(movingForm.fields, movingAnswers);
    expect(wire).toMatchObject({ cf_full_name: 'Jana Nováková', rent: 12500.5 });
    expect(wire).not.toHaveProperty('fullName');
    expect(readForm(movingForm, fromWire(movingForm.fields, wire))).toEqual({
      ok: true,
      value: movingAnswers,
    });
    const refused = readForm(movingForm, fromWire(movingForm.fields, { ...wire, fullName: 'twice' }));
    expect(refused.ok ? [] : faultsOnWire(movingForm.fields, refused.faults)).toMatchObject([
      { field: 'fullName', message: 'This field is not known' },
    ]);
  });
  it('of an older version are carried over; of a later one, or another form, they are not opened', () => {
    const old = { form: 'move', version: 1, answers: { fullName: 'Jana', town: 'Brno' } };
    expect(upgradeAnswers(movingForm, old)).toEqual({
      fullName: 'Jana',
      home: { city: 'Brno', country: 'CZ' },
    });
    expect(upgradeAnswers(movingForm, { ...old, version: 2, answers: movingAnswers })).toEqual(movingAnswers);
    expect(upgradeAnswers(movingForm, { ...old, version: 3 })).toBeUndefined();
    expect(upgradeAnswers(movingForm, { ...old, form: 'other' })).toBeUndefined();
    for (const version of [Number.NaN, 0, -1e9, 1.5, null])
      expect(upgradeAnswers(movingForm, { ...old, version })).toBeUndefined();
  });
  it('are not opened where an upgrade cannot carry them over', () => {
    const breaking = (upgrade: () => Record<string, unknown>) => ({
      ...movingForm,
      upgrades: { 1: upgrade },
    });
    const old = { form: 'move', version: 1, answers: {} };
    expect(
      upgradeAnswers(
        breaking(() => Object(undefined).town.trim()),
        old,
      ),
    ).toBeUndefined();
    expect(
      upgradeAnswers(
        breaking(() => JSON.parse('"Jana"')),
        old,
      ),
    ).toBeUndefined();
  });
});

describe('an answer that no field can hold', () => {
  it.each<[unknown]>([[{ toString: false }], [{ country: 'CZ' }]])('%j is said as it came', (answer) => {
    const fields = { country: country({ label: 'Country' }) };
    expect(answerLines(fields, { country: answer })).toMatchObject([{ text: JSON.stringify(answer) }]);
  });
});

describe('a draft and a link', () => {
  it('bring back what was typed, without what is no field any more', () => {
    const text = writeDraft(movingForm, { ...movingTexts, 'children.0.toy': 'x', __proto__: 'x' });
    expect(readDraft(movingForm, text)).toEqual(movingTexts);
    expect(readDraft(movingForm, '{"form":"other","typed":{}}')).toBeUndefined();
    expect(readDraft(movingForm, 'no json')).toBeUndefined();
    expect(readDraft(movingForm, undefined)).toBeUndefined();
  });
  it('of an older form go through its upgrades; of a later one, or where those fail, there is none', () => {
    const thousands = form({
      key: 'rents',
      version: 2,
      fields: {
        rent: amount({ unit: 'CZK', label: 'Rent' }),
        home: group({ label: 'Home', fields: { city: optionalText({ label: 'Town' }) } }),
      },
      upgrades: {
        1: ({ rent, town }) => ({ rent: Number(rent) * 1000, home: { city: String(town).trim() } }),
      },
    });
    const draft = (version: number) =>
      JSON.stringify({ form: 'rents', version, typed: { rent: '12', town: 'Brno' } });
    expect(readDraft(thousands, draft(1))).toEqual({ rent: '12000', 'home.city': 'Brno' });
    expect(readDraft(thousands, draft(3))).toBeUndefined();
    const failing = {
      ...thousands,
      upgrades: {
        1: () => {
          throw new Error('No town');
        },
      },
    };
    expect(readDraft(failing, draft(1))).toBeUndefined();
  });
  it('of an older form name what has no field any more', () => {
    const typed = { fullName: 'Jana', town: 'Brno', fax: '12 34', 'children.0.toy': 'a bear', empty: ' ' };
    const draft = (version: number) => JSON.stringify({ form: movingForm.key, version, typed });
    expect(droppedFromDraft(movingForm, draft(1))).toEqual(['fax: 12 34', 'children.0.toy: a bear']);
    expect(droppedFromDraft(movingForm, draft(2))).toEqual([]);
    expect(droppedFromDraft(movingForm, draft(3))).toEqual([]);
    expect(droppedFromDraft(movingForm, 'no json')).toEqual([]);
  });
  it('carry long texts, and fields that were emptied', () => {
    const fields = {
      note: text({ label: 'Note', maxLength: 300 }),
      rent: amount({ unit: 'CZK', label: 'Rent', start: 5 }),
    };
    const typed = { note: 'x'.repeat(250), rent: '' };
    expect(fromShareLink(fields, toShareLink(fields, typed).toString())).toEqual(typed);
    expect(fromShareLink(fields, `note=${'x'.repeat(10_001)}`)).toEqual({ rent: '5' });
  });
  it('carry what differs from an untouched form', () => {
    const link = toShareLink(movingForm.fields, movingTexts).toString();
    expect(link).toContain('children.0.born=2020-12-31');
    expect(link).not.toContain('home.country');
    expect(textsToAnswers(movingForm.fields, fromShareLink(movingForm.fields, link))).toEqual({
      ...movingAnswers,
      fullName: movingTexts.fullName,
      note: movingTexts.note,
    });
    expect(fromShareLink(movingForm.fields, 'constructor=1&home.x=2&fullName=A')).toEqual({
      ...answersToTexts(movingForm.fields, {}),
      fullName: 'A',
    });
  });
});
