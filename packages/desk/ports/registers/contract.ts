import type { VatNumber } from '@majak/tools/vat/vat-number';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CompanyResult, RegistersPort, VatFacts } from './port.ts';

/** An adapter under test. */
type RegistersSubject = { port: RegistersPort; close: () => Promise<void> };

export const aVatNumber: VatNumber = { country: 'CZ', number: '45274649' };

const odd: VatNumber[] = [
  { country: 'CZ', number: '' },
  { country: 'CZ', number: '../../../admin' },
  { country: 'IE', number: '8+79739I' },
  { country: 'DE', number: '1'.repeat(10_000) },
  { country: 'EL', number: '٠٩٤\ud800\u0000' },
  { country: 'XI', number: 'GD123' },
];

const isoMoment = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);

/** A verdict has a source and a moment; without one there is neither, nor a consultation number. */
export function expectCoherent(facts: VatFacts): void {
  const keys = ['registry', 'source', 'name', 'address', 'checkedAt', 'consultationNumber'];
  expect(Object.keys(facts).sort()).toEqual(keys.sort());
  if (facts.registry === 'valid' || facts.registry === 'invalid')
    expect(facts).toMatchObject({ source: expect.stringMatching(/^(VIES|ARES)$/), checkedAt: isoMoment });
  else expect(facts).toMatchObject({ source: null, checkedAt: null, consultationNumber: null });
  if (facts.registry === 'notChecked') expect(facts).toMatchObject({ name: null, address: null });
  for (const text of [facts.name, facts.address, facts.consultationNumber])
    expect(text ?? 'nothing').not.toMatch(/^\s*(---)?\s*$/);
}

/** What every port of the registers promises, whatever is behind it. */
export function registersContract(name: string, open: () => Promise<RegistersSubject>): void {
  describe(`${name} keeps the contract of the registers port`, () => {
    let subject: RegistersSubject;
    beforeAll(async () => {
      subject = await open();
    });
    afterAll(() => subject.close());

    test('a number gets coherent facts', async () => {
      expectCoherent(await subject.port.checkVat(aVatNumber));
      expectCoherent(await subject.port.checkVat({ country: 'DE', number: '999999999' }));
    });

    test.each(odd)('$country $number is answered, and never as valid', async (asked) => {
      const facts = await subject.port.checkVat(asked);
      expectCoherent(facts);
      expect(facts.registry).not.toBe('valid');
    });

    test('the same question at the same moment has the same answer', async () => {
      const answers = await Promise.all([1, 2, 3].map(() => subject.port.checkVat(aVatNumber)));
      expect(new Set(answers.map(({ registry }) => registry)).size).toBe(1);
    });

    test('a company is found, not found, or it says that it cannot tell', async () => {
      const answer = await subject.port.company('45274649');
      const kinds: CompanyResult['kind'][] = ['found', 'notFound', 'unavailable', 'notChecked'];
      expect(kinds).toContain(answer.kind);
      if (answer.kind === 'found') expect(answer.company).toMatchObject({ ico: '45274649' });
    });

    test.each(['12345678', '', '0', 'abc', '45274649/../45317054', '9'.repeat(5000)])(
      'nobody is found as %j',
      async (ico) => expect((await subject.port.company(ico)).kind).not.toBe('found'),
    );

    test('the line at the start says whom it asks', () => expect(subject.port.target).toMatch(/./));
  });
}
