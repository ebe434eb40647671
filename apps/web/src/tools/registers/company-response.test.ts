import type { Company } from '@majak/desk/ports/registers/port';
import { expect, test } from 'vitest';
import { companyResponse } from './company-response.ts';

const company: Company = {
  ico: '45274649',
  name: 'Příklad s.r.o.',
  address: 'Vzorová 1, 11000 Praha',
  seat: { street: 'Vzorová 1', postcode: '11000', city: 'Praha', country: 'CZ' },
  dic: 'CZ45274649',
  vatNumbers: ['CZ45274649'],
  legalForm: '112',
  establishedOn: '2020-01-01',
  dissolvedOn: null,
};

test.each([
  [{ kind: 'found', company } as const, { state: 'found', company }],
  [{ kind: 'notFound' } as const, { state: 'none' }],
  [{ kind: 'unavailable' } as const, { state: 'unavailable' }],
  [{ kind: 'notChecked' } as const, { state: 'notChecked' }],
])('the register: %j', async (answer, said) => {
  const response = companyResponse({ kind: 'answered', answer });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await response.json()).toEqual(said);
});

test('what is no IČO is a fault at its field', async () => {
  const response = companyResponse({ kind: 'noNumber' });
  expect(response.status).toBe(422);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ errors: [{ field: 'ico', code: 'check_digit' }] });
});

test('too many say when to come back, and nothing of the company', async () => {
  const response = companyResponse({ kind: 'tooMany', retryAfterS: 42 });
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toBe('42');
  expect(response.headers.get('cache-control')).toBe('no-store');
});
