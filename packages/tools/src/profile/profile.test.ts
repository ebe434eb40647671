import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answersToTexts, textsToAnswers } from '../form/field-texts.ts';
import { arrivalForm } from './arrival-form-fixture.ts';
import { conflicts, fillFrom, fillingTexts, newFacts, profileFacts } from './fill-from.ts';
import { peopleIn } from './people.ts';
import { factAt, knownAt, type Profile, withFacts } from './profile.ts';

const { fields } = arrivalForm;
const empty = answersToTexts(fields, {});
const ana: Profile = {
  'person.firstName': 'Ana',
  'person.surname': 'O’Neill',
  'person.bornOn': '2000-02-29',
  'person.sex': 'female',
  'person.citizenship': 'UA',
  'person.passport.number': 'X0000000',
  'person.passport.validUntil': '2031-12-31',
  'person.hadOtherSurname': 'yes',
  'person.previousSurnames.0.surname': 'Petrenko',
  'address.here.city': 'Brno',
  'family.children.0.firstName': 'Petr',
  'family.children.0.bornOn': '2020-12-31',
  'family.children.1.firstName': 'Eva',
  'family.children.1.passport.number': 'Y1',
};
const filled = (profile: Profile, typed: Profile = empty, about?: string) =>
  fillingTexts(fillFrom({ fields, profile, typed, about }));

describe('a form is filled in from a profile', () => {
  test('each fact where it is asked for, as it is typed there, with what opens through it', () => {
    expect(filled(ana)).toEqual({
      name: 'Ana O’Neill',
      firstName: 'Ana',
      surname: 'O’Neill',
      bornOn: '29/02/2000',
      sex: 'female',
      citizenship: 'UA',
      nationality: 'Ukraine',
      'passport.number': 'X0000000',
      'passport.until': '31/12/2031',
      'home.city': 'Brno',
      hadOther: 'yes',
      'others.0.surname': 'Petrenko',
      'children.0.firstName': 'Petr',
      'children.0.bornOn': '31/12/2020',
      'children.1.firstName': 'Eva',
      'children.1.passport.number': 'Y1',
    });
  });

  test('what somebody wrote stands; what they do not know yet, and what stood there from the start, is filled in', () => {
    const profile = { ...ana, 'address.here.country': 'SK' };
    const typed = { ...empty, bornOn: '?', name: 'Anna', 'passport.number': ' ', sex: 'male' };
    const texts = filled(profile, typed);
    expect(texts).toMatchObject({
      bornOn: '29/02/2000',
      'passport.number': 'X0000000',
      'home.country': 'SK',
    });
    expect(texts).not.toHaveProperty('name');
    expect(texts).not.toHaveProperty('sex');
  });

  test('a fact that a field does not take is not put there', () => {
    const profile = {
      'person.sex': 'unspecified',
      'person.surname': 'x'.repeat(21),
      'person.bornOn': 'soon',
    };
    expect(filled({ ...profile, 'person.name': 'Ana' })).toEqual({ name: 'Ana' });
  });

  test('a child is found by its name, in whichever row it stands, and the others come after', () => {
    const typed = { ...empty, 'children.0.firstName': 'EVA', 'children.1.firstName': 'Olga' };
    const asking = { fields, profile: ana, typed };
    expect(fillingTexts(fillFrom(asking))).toMatchObject({
      'children.0.passport.number': 'Y1',
      'children.2.firstName': 'Petr',
    });
    expect(conflicts(asking)).toEqual([]);
    expect(newFacts(asking).find(({ text }) => text === 'Olga')?.at).toBe('family.children.2.firstName');
  });

  test('nine children fill nine rows, and a tenth has none', () => {
    const ten = Array.from({ length: 10 }, (_, at) => [`family.children.${at}.firstName`, `Child ${at}`]);
    expect(Object.keys(filled(Object.fromEntries(ten)))).toEqual(
      Array.from({ length: 9 }, (_, at) => `children.${at}.firstName`),
    );
  });

  test('a form about somebody else is filled in from them, and from nothing of yours', () => {
    const profile = { ...ana, 'family.spouse.name': 'Jan', 'family.spouse.passport.number': 'Z9' };
    expect(filled(profile, empty, 'family.spouse')).toEqual({ name: 'Jan', 'passport.number': 'Z9' });
    expect(filled(profile, empty, 'family.children.0')).toEqual({
      name: 'Petr',
      firstName: 'Petr',
      bornOn: '31/12/2020',
    });
    const asking = { fields, profile, typed: { ...empty, sex: 'male', note: 'x' }, about: 'family.spouse' };
    expect(newFacts(asking).map(({ at, text }) => [at, text])).toEqual([['family.spouse.sex', 'male']]);
  });
});

describe('names', () => {
  test('the parts make a name, of one name that; no part is guessed of a whole name', () => {
    expect(knownAt(ana, 'person.name')).toBe('Ana O’Neill');
    expect(filled({ 'person.surname': 'Suharto' })).toEqual({ name: 'Suharto', surname: 'Suharto' });
    expect(filled({ 'person.name': 'Ana María O’Neill' })).toEqual({ name: 'Ana María O’Neill' });
  });

  test('everybody goes by the name they have', () => {
    const profile = { ...ana, 'family.mother.surname': 'Suharti' };
    expect(peopleIn(profile).map(({ at, name }) => [at, name])).toEqual([
      ['person', 'Ana O’Neill'],
      ['family.children.0', 'Petr'],
      ['family.children.1', 'Eva'],
      ['family.mother', 'Suharti'],
    ]);
    expect(peopleIn({})).toEqual([]);
  });
});

test('a conflict says both, as they stand in the form; spaces and capitals are none', () => {
  const typed = { ...empty, bornOn: '1. 3. 2000', 'passport.number': 'x00 000 00', nationality: 'ukraine' };
  expect(conflicts({ fields, profile: ana, typed })).toMatchObject([
    { path: 'bornOn', at: 'person.bornOn', yours: '29/02/2000', theirs: '1. 3. 2000' },
  ]);
});

test('what is new is offered as the profile keeps it, with what it says instead; a wrong answer is not', () => {
  const typed = {
    ...empty,
    bornOn: '1. 3. 2000',
    'passport.until': '31/02/2031',
    nationality: 'Ukraine',
    name: 'Ana',
  };
  const found = newFacts({ fields, profile: { 'person.bornOn': '2000-02-29' }, typed });
  expect(found.map(({ at, text, was }) => [at, text, was])).toEqual([
    ['person.name', 'Ana', undefined],
    ['person.bornOn', '2000-03-01', '2000-02-29'],
    ['person.citizenship', 'UA', undefined],
    ['address.here.country', 'AT', undefined],
  ]);
});

test('a fact is taken out by an empty text, and what is no fact is never kept', () => {
  expect(
    withFacts(ana, { 'person.surname': ' ', 'person.shoes': '42', person: 'x', __proto__: 'x' }),
  ).toEqual(Object.fromEntries(Object.entries(ana).filter(([at]) => at !== 'person.surname')));
});

const word = fc.stringMatching(/^[A-Za-zÀ-ž’-]{1,12}$/);
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const child = fc.record({ firstName: word, bornOn: day });
const someProfile = fc
  .record({
    facts: fc.record(
      {
        'person.firstName': word,
        'person.surname': word,
        'person.bornOn': day,
        'person.sex': fc.constantFrom('female', 'male'),
        'person.citizenship': fc.constantFrom('UA', 'GB', 'VN', 'TR'),
        'person.passport.number': fc.stringMatching(/^[A-Z0-9]{1,12}$/),
        'person.passport.validUntil': day,
        'address.here.city': word,
        'address.here.country': fc.constantFrom('AT', 'SK'),
      },
      { requiredKeys: [] },
    ),
    children: fc.uniqueArray(child, { maxLength: 9, selector: ({ firstName }) => firstName.toLowerCase() }),
  })
  .map(({ facts, children }): Profile => {
    const rows = children.flatMap((child, at) =>
      Object.entries(child).map(([key, text]) => [`family.children.${at}.${key}`, text]),
    );
    return { ...facts, ...Object.fromEntries(rows) };
  });

test('what was filled in reads back as the same facts, through the texts and through the answers', () => {
  fc.assert(
    fc.property(someProfile, (profile) => {
      const typed = { ...empty, ...filled(profile) };
      const told = profileFacts({ fields, typed });
      const answers = answersToTexts(fields, textsToAnswers(fields, typed));
      expect(profileFacts({ fields, typed: answers })).toEqual(told);
      for (const [at, text] of Object.entries(told)) {
        const stoodThere = at === 'address.here.country' && text === 'AT';
        if (!stoodThere) expect(text).toBe(knownAt(profile, at));
      }
      for (const at of Object.keys(profile))
        if (at !== 'address.here.country') expect(told[at]).toBe(profile[at]);
      expect(newFacts({ fields, profile: { 'address.here.country': 'AT', ...profile }, typed })).toEqual([]);
    }),
  );
});

test('nothing that is typed breaks it', () => {
  const paths = [...Object.keys(filled(ana)), 'children.99.bornOn', '__proto__', 'children.x'];
  const anything = fc.dictionary(fc.constantFrom(...paths), fc.string());
  const facts = fc.dictionary(
    fc.constantFrom(...Object.keys(ana), 'family.children.7.bornOn', 'a.b'),
    fc.string(),
  );
  fc.assert(
    fc.property(facts, anything, (profile, typed) => {
      const asking = { fields, profile, typed };
      for (const { at } of [...fillFrom(asking), ...conflicts(asking), ...newFacts(asking)])
        expect(factAt(at)).toBeDefined();
    }),
  );
});

test.each([
  ['náměstí Míru', { house: '5' }, 'náměstí Míru 5'],
  ['Vymyšlená 12/3, flat 3', { streetName: 'Vymyšlená' }, 'Vymyšlená 12/3, flat 3'],
  ['Vymyslená 12/3, flat 3', { streetName: 'Vymyšlená' }, 'Vymyšlená 12/3, flat 3'],
  ['Vymyšlená 12/3, flat 3', { house: '14' }, 'Vymyšlená 14'],
  ['č. p. 12', { streetName: 'Lhota' }, 'Lhota 12'],
  ['', { house: '12' }, '12'],
])('of the street “%s”, %o makes “%s”: what was told in parts takes nothing away', (street, told, now) => {
  const profile: Profile = street ? { 'address.here.street': street } : {};
  const parts = Object.entries(told).map(([part, text]) => [`address.here.${part}`, text]);
  expect(withFacts(profile, Object.fromEntries(parts))).toEqual({ 'address.here.street': now });
});
