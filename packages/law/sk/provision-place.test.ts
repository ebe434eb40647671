import { expect, test } from 'vitest';
import { actAddress } from './act-address.ts';
import { provisionPlace } from './provision-place.ts';

test.each([
  ['222/2004 Z. z.', 'https://www.slov-lex.sk/ezbierky/pravne-predpisy/SK/ZZ/2004/222/'],
  ['40/1964 Zb.', 'https://www.slov-lex.sk/ezbierky/pravne-predpisy/SK/ZZ/1964/40/'],
  ['Slovak Banking Association', undefined],
  ['235/2004 Sb.', undefined],
])('%s can be read at %s', (act, address) => {
  expect(actAddress(act)).toBe(address);
});

test('a place leads to its act, and one that nobody quotes says so', () => {
  expect(provisionPlace('sk.vat.place.business')).toEqual({
    act: '222/2004 Z. z.',
    section: '§ 15(1)',
    source: 'https://www.slov-lex.sk/ezbierky/pravne-predpisy/SK/ZZ/2004/222/',
  });
  for (const id of ['sk.attorney.substitution', 'sk.residence.passport'] as const)
    expect(provisionPlace(id)).toMatchObject({ note: expect.stringContaining('general knowledge') });
  expect(provisionPlace('sk.payment.code')).not.toHaveProperty('source');
});
