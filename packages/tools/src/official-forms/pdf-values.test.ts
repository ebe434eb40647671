import { czechia } from '@majak/law/cz/jurisdiction';
import { slovakia } from '@majak/law/sk/jurisdiction';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../form/field.ts';
import type { MappedAnswer, PdfField } from './official-form.ts';
import { askedForm, pdfField } from './paper-fixture.ts';
import { pdfValues } from './pdf-values.ts';

const fill = (how: MappedAnswer, answers: Answers, more: Partial<PdfField> = {}, { language } = czechia) =>
  pdfValues({ fields: [pdfField('box', more)], mapping: { box: how } }, askedForm, answers, language);
const filledWith = (how: MappedAnswer, answers: Answers, more?: Partial<PdfField>) =>
  fill(how, answers, more).values.box;

const born = { bornOn: '2000-02-29' };
const words = { single: 'svobodná', married: 'vdaná' };
const flat = { address: { street: 'Vzorová 1/2, byt 3', city: 'Praha' } };
const village = { address: { street: 'Na Návsi', city: 'Lhota' } };
const children = (count: number) => ({
  hasChildren: true,
  children: Array.from({ length: count }, (_, at) => ({ name: `Dítě ${at + 1}`, sex: at % 2 ? 'm' : 'f' })),
});

test.each<[MappedAnswer, Answers, string]>([
  [{ path: 'hasChildren' }, { hasChildren: true }, 'áno'],
  [{ path: 'hasChildren' }, { hasChildren: false }, 'nie'],
  [{ path: 'citizenship' }, { citizenship: 'XXA' }, 'bez štátnej príslušnosti'],
  [{ path: 'citizenship' }, { citizenship: 'DE' }, 'Nemecko'],
])('a paper of another country is filled in in its language: %j, %j', (how, answers, written) => {
  expect(fill(how, answers, {}, slovakia).values.box).toBe(written);
});

test.each<[string, MappedAnswer, Answers, string | undefined]>([
  ['a text', { path: 'surname' }, { surname: 'Růžičková' }, 'Růžičková'],
  [
    'in capitals',
    { path: 'surname', capitals: true },
    { surname: 'Řeřichová Ďáblíková' },
    'ŘEŘICHOVÁ ĎÁBLÍKOVÁ',
  ],
  ['typed with loose accents', { path: 'surname' }, { surname: 'Ru\u030a\u017ei\u010dka' }, 'Růžička'],
  ['a day', { path: 'bornOn' }, born, '29.02.2000'],
  ['a day for eight boxes', { path: 'bornOn', part: 'digits' }, born, '29022000'],
  ['the day of it', { path: 'bornOn', part: 'day' }, born, '29'],
  ['the month of it', { path: 'bornOn', part: 'month' }, born, '02'],
  ['the year of it', { path: 'bornOn', part: 'year' }, born, '2000'],
  ['a country', { path: 'citizenship' }, { citizenship: 'BR' }, 'Brazílie'],
  ['its three letters', { path: 'citizenship', part: 'alpha3' }, { citizenship: 'BR' }, 'BRA'],
  ['its two letters', { path: 'citizenship', part: 'alpha2' }, { citizenship: 'BR' }, 'BR'],
  ['a state without letters of ISO', { path: 'citizenship' }, { citizenship: 'XK' }, 'Kosovo'],
  ['no citizenship', { path: 'citizenship' }, { citizenship: 'XXA' }, 'bez státní příslušnosti'],
  ['its letters', { path: 'citizenship', part: 'alpha3' }, { citizenship: 'XXA' }, 'XXA'],
  ['digits alone', { path: 'phone', part: 'digits' }, { phone: '+420 600 000 000' }, '420600000000'],
  ['an option', { path: 'status', words }, { status: 'married' }, 'vdaná'],
  [
    'some options',
    { path: 'languages', words: { en: 'angličtina', fr: 'francouzština' } },
    { languages: ['en', 'fr'] },
    'angličtina, francouzština',
  ],
  ['yes', { path: 'hasChildren' }, { hasChildren: true }, 'ano'],
  ['a group', { path: 'address' }, { address: { street: 'Vzorová 1', city: 'Praha' } }, 'Vzorová 1, Praha'],
  [
    'a part of a group',
    { path: 'address.city' },
    { address: { street: 'Vzorová 1', city: 'Praha' } },
    'Praha',
  ],
  ['a street alone', { path: 'address.street', part: 'street' }, flat, 'Vzorová'],
  ['its number, with the flat', { path: 'address.street', part: 'number' }, flat, '1/2, byt 3'],
  ['a street without a number', { path: 'address.street', part: 'street' }, village, 'Na Návsi'],
  ['the number it lacks', { path: 'address.street', part: 'number' }, village, undefined],
  ['the second row', { path: 'children.1.name' }, children(2), 'Dítě 2'],
  ['a row that is not there', { path: 'children.4.name' }, children(2), undefined],
  ['a number', { path: 'income' }, { income: 1234.5 }, '1234,5'],
  ['what nobody answered', { path: 'surname' }, {}, undefined],
  ['what nobody knows yet', { path: 'surname' }, { surname: null }, undefined],
  ['what is not asked', { path: 'spouse' }, { status: 'single', spouse: 'Jan' }, undefined],
  ['an heir of every object', { path: 'address.constructor' }, { address: {} }, undefined],
])('%s', (_, how, answers, written) => expect(filledWith(how, answers)).toBe(written));

test.each<[string, MappedAnswer, Answers, true | undefined]>([
  ['for its option', { path: 'status', when: 'single' }, { status: 'single' }, true],
  ['not for another', { path: 'status', when: 'single' }, { status: 'married' }, undefined],
  ['for no', { path: 'hasChildren', when: 'no' }, { hasChildren: false }, true],
  ['not for nothing', { path: 'hasChildren', when: 'no' }, {}, undefined],
  ['for one of several', { path: 'languages', when: 'fr' }, { languages: ['en', 'fr'] }, true],
])('a box is ticked %s', (_, how, answers, ticked) =>
  expect(filledWith(how, answers, { kind: 'tick' })).toBe(ticked),
);

describe('what the paper has no room for stands on the extra sheet', () => {
  test('a name longer than its boxes is cut there and whole here', () => {
    const { values, extra } = fill(
      { path: 'surname' },
      { surname: 'Příšerně-Žluťoučká' },
      { maxLength: 8, comb: true, label: 'Příjmení' },
    );
    expect(values.box).toBe('Příšerně');
    expect(extra).toEqual([{ under: 'About you', label: 'Příjmení', text: 'Příšerně-Žluťoučká' }]);
  });

  test('nine children with room for four', () => {
    const rows = [0, 1, 2, 3];
    const fields = rows.flatMap((at) => [
      pdfField(`name${at}`, { label: `Jméno ${at + 1}`, maxLength: 10 }),
      pdfField(`girl${at}`, { label: `Dcera ${at + 1}`, kind: 'tick' }),
    ]);
    const mapping = Object.fromEntries(
      rows.flatMap((at) => [
        [`name${at}`, { path: `children.${at}.name` }],
        [`girl${at}`, { path: `children.${at}.sex`, when: 'f' }],
      ]),
    );
    const { values, extra } = pdfValues({ fields, mapping }, askedForm, children(9), czechia.language);
    expect(values).toMatchObject({ name0: 'Dítě 1', name3: 'Dítě 4', girl0: true, girl2: true });
    expect(values).not.toHaveProperty('girl1');
    expect(extra.filter(({ label }) => label === 'Jméno').map(({ under, text }) => [under, text])).toEqual(
      [5, 6, 7, 8, 9].map((number) => [`Child ${number}`, `Dítě ${number}`]),
    );
    expect(extra.filter(({ label }) => label === 'Dcera').map(({ under }) => under)).toEqual([
      'Child 5',
      'Child 7',
      'Child 9',
    ]);
  });

  test('an option without words, and one that the paper does not offer', () => {
    expect(fill({ path: 'status', words: { single: 'svobodná' } }, { status: 'married' })).toEqual({
      values: {},
      extra: [{ under: 'Your family', label: 'box', text: 'Married' }],
    });
    const { values, extra } = fill(
      { path: 'citizenship', part: 'alpha3' },
      { citizenship: 'BR' },
      { kind: 'choice', options: ['CZE', 'SVK'] },
    );
    expect([values, extra[0]?.text]).toEqual([{}, 'BRA']);
  });
});
