import { describe, expect, test } from 'vitest';
import { sampleAnswers } from '../../../../../../sites/all-tools.ts';
import { askedKeys, topKey } from '../../../form/asked-steps.ts';
import { fieldAt, nestedFields } from '../../../form/field-tree.ts';
import { inCzechHint } from './fields/in-czech.ts';
import { longTermResidence } from './long-term-residence.ts';

const { fields, steps = [] } = longTermResidence.form;
const sample = sampleAnswers['long-term-residence'];

const address = (path: string) => ['street', 'city', 'zip'].map((part) => `${path}.${part}`);
const job = (path: string) => [`${path}.name`, `${path}.position`, ...address(`${path}.address`)];
const relative = (path: string) =>
  ['surname', 'firstName', 'bornOn', 'citizenship', 'occupation', 'address'].map((key) => `${path}.${key}`);

/** The sections of the bilingual form, in its order, and the fields that ask for each. */
const sections: Readonly<Record<string, readonly string[]>> = {
  'Type of application': ['request'],
  Surname: ['surname'],
  'Other names': ['otherNames'],
  'Previous surnames': ['hadOtherSurname', 'previousSurnames.0.surname'],
  'First names': ['firstName'],
  Sex: ['sex'],
  'Date of birth': ['bornOn'],
  'Marital status': ['maritalStatus'],
  'Country of birth': ['birthCountry'],
  'Place of birth': ['birthplace'],
  Nationality: ['citizenship', 'otherCitizenships.0.country'],
  Education: ['education'],
  Occupation: ['occupation'],
  'Employment before arrival': ['workedAbroad', ...job('jobBefore')],
  'Employment after arrival': ['worksHere', ...job('employer')],
  'Purpose of the stay': ['purpose', 'business', 'schoolName', 'joins', 'otherPurpose'],
  'Last residence abroad': [...address('addressAbroad'), 'addressAbroad.country'],
  'Earlier stays of more than three months': ['from', 'to', 'purpose', 'place'].map(
    (key) => `earlierStays.0.${key}`,
  ),
  'Address in the Czech Republic': address('addressHere'),
  'Address for letters': ['deliveredElsewhere', ...address('deliveryAddress')],
  'Day of arrival': ['arrivedOn'],
  'Passport and its validity': ['passportNumber', 'passportValidUntil'],
  Spouse: [...relative('spouse'), 'spouse.previousSurnames', 'spouse.birthplace', 'spouse.birthCountry'],
  Children: relative('children.0'),
  Father: relative('father'),
  Mother: relative('mother'),
  Siblings: relative('siblings.0'),
  'Anything else': ['extra'],
};

describe('the 28 sections of the form', () => {
  test('are all there', () => expect(Object.keys(sections)).toHaveLength(28));

  test.each(Object.entries(sections))('%s is asked for, on a page', (_, paths) => {
    expect(paths.filter((path) => fieldAt(fields, path) === undefined)).toEqual([]);
    const onPages = new Set(steps.flatMap((step) => step.fields));
    expect(paths.map(topKey).filter((key) => !onPages.has(key))).toEqual([]);
  });

  const purposes = fields.purpose?.kind === 'choice' ? fields.purpose.options.map(({ value }) => value) : [];
  test('are known for eight purposes', () => expect(purposes).toHaveLength(8));
  /** What only some purposes are asked. */
  const ofOnePurpose = ['business', 'schoolName', 'joins', 'otherPurpose', 'worksHere'];
  test.each(purposes)('are asked for with the purpose %s', (purpose) => {
    const asked = askedKeys(longTermResidence.form, {
      ...sample,
      purpose,
      worksHere: true,
      deliveredElsewhere: true,
    });
    const unasked = Object.values(sections)
      .flat()
      .map(topKey)
      .filter((key) => !asked.has(key) && !ofOnePurpose.includes(key));
    expect(unasked).toEqual([]);
    expect(asked).toContain('employer');
  });

  test('nobody who came for a job is asked whether they have one, and everybody else is', () => {
    const asked = (purpose: string) =>
      askedKeys(longTermResidence.form, { ...sample, purpose, worksHere: false });
    expect([asked('employment').has('worksHere'), asked('employment').has('employer')]).toEqual([
      false,
      true,
    ]);
    expect([asked('study').has('worksHere'), asked('study').has('employer')]).toEqual([true, false]);
  });
});

/** Every path of a form whose field says something, rows by their first. */
const pathsWhere = (says: (hint: string) => boolean, within = fields, above = ''): string[] =>
  Object.entries(within).flatMap(([key, field]) => {
    const below = nestedFields(field);
    const path = above + key;
    if (below) return pathsWhere(says, below, `${path}.${field.kind === 'rows' ? '0.' : ''}`);
    return says(field.hint ?? '') ? [path] : [];
  });

test('what people say in their own words is asked for in Czech or for us to translate, at its field', () => {
  expect(pathsWhere((hint) => hint.endsWith(inCzechHint)).sort()).toEqual([
    'children.0.occupation',
    'earlierStays.0.purpose',
    'employer.position',
    'extra',
    'father.occupation',
    'jobBefore.position',
    'joins',
    'mother.occupation',
    'occupation',
    'otherPurpose',
    'siblings.0.occupation',
    'spouse.occupation',
  ]);
});
