import { expect, test } from 'vitest';
import { allApplications, allDocuments } from '../../../../sites/all-tools.ts';
import { answersToTexts } from '../form/field-texts.ts';
import { fieldAt } from '../form/field-tree.ts';
import { contactRequest } from '../forms/contact-request/form.ts';
import { columnFacts, placedFact } from './fact-lists.ts';
import { facts } from './facts.ts';
import { partyFacts } from './party-facts.ts';
import { factAt, withFacts } from './profile.ts';
import { profileForm } from './profile-form.ts';

const forms = [
  contactRequest,
  ...(await allDocuments()).map(({ form }) => form),
  ...(await allApplications()).map(({ form }) => form),
];

test.each(forms)('every fact that $key asks for can be kept', ({ fields }) => {
  const named = columnFacts(fields).flatMap(({ fact }) => partyFacts(fact));
  expect(named.filter((fact) => !factAt(placedFact(fact)))).toEqual([]);
});

test('every fact is a field of the profile at its path, and an empty profile holds nothing', () => {
  const lost = Object.keys(facts).filter((path) => !fieldAt(profileForm.fields, placedFact(path)));
  expect(lost).toEqual([]);
  expect(withFacts({}, answersToTexts(profileForm.fields, {}))).toEqual({});
});
