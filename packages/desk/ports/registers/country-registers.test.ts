import { czechia } from '@majak/law/cz/jurisdiction';
import { slovakia } from '@majak/law/sk/jurisdiction';
import { expect, test } from 'vitest';
import { countryRegisters } from './country-registers.ts';

const options = { viesOrigin: 'https://ec.europa.eu', timeoutMs: 100 };

test('a country with a register of companies is asked there, or at a stub', async () => {
  expect((await countryRegisters(czechia, options)).target).toBe('https://ec.europa.eu, https://ares.gov.cz');
  expect((await countryRegisters(czechia, options, 'http://127.0.0.1:4799')).target).toBe(
    'https://ec.europa.eu, http://127.0.0.1:4799',
  );
});

test('one without asks VIES alone, and nobody for a company', async () => {
  const port = await countryRegisters(slovakia, {
    ...options,
    requester: { country: 'SK', number: '2020000000' },
  });
  expect(port).toMatchObject({ kind: 'real', target: 'https://ec.europa.eu, as SK2020000000' });
  expect(await port.company('00000000')).toEqual({ kind: 'notChecked' });
});
