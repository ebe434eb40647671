import { describe, expect, test } from 'vitest';
import { readDraft, upgradeAnswers } from '../../../../form/draft.ts';
import { longTermResidence } from '../long-term-residence.ts';

const { form } = longTermResidence;
const line = 'Sample Street 9, 110 00 Praha';

describe('an address that was one line when it was answered', () => {
  test.each([
    [line, line],
    [null, null],
  ])('%j is kept as the street in what was handed in', (address, street) => {
    const answers = { employer: { name: 'Sample s.r.o.', position: 'Tester', address }, worksHere: true };
    expect(upgradeAnswers(form, { form: form.key, version: 1, answers })).toEqual({
      worksHere: true,
      employer: { name: 'Sample s.r.o.', position: 'Tester', address: { street, city: null, zip: '' } },
    });
  });

  test.each([
    [line, line],
    ['?', '?'],
  ])('%j is kept as the street in a draft', (address, street) => {
    const typed = { purpose: 'employment', 'jobBefore.name': 'Exemplo Lda', 'jobBefore.address': address };
    const texts = readDraft(form, JSON.stringify({ form: form.key, version: 1, typed }));
    expect(texts).toMatchObject({
      'jobBefore.name': 'Exemplo Lda',
      'jobBefore.address.street': street,
      'jobBefore.address.city': '?',
    });
    expect(texts).not.toHaveProperty('jobBefore.address');
  });

  test('nothing is made of a job that was not answered', () => {
    const answers = { jobBefore: { name: 'Exemplo Lda', position: 'Tester' } };
    expect(upgradeAnswers(form, { form: form.key, version: 1, answers })).toEqual(answers);
  });
});
