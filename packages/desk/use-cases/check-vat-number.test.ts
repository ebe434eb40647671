import { expect, test, vi } from 'vitest';
import { noVerdict, type RegistersPort } from '../ports/registers/port.ts';
import { checkVatNumber } from './check-vat-number.ts';

const asked = { country: 'CZ', number: '45274649' } as const;
const facts = noVerdict('unavailable');
const registers = () => ({ checkVat: vi.fn<RegistersPort['checkVat']>(async () => facts) });

test('what the registers say is passed on as it is', async () => {
  const means = { registers: registers(), secondsUntilAllowed: async () => undefined };
  expect(await checkVatNumber(asked, means)).toEqual({ kind: 'checked', facts });
  expect(means.registers.checkVat).toHaveBeenCalledExactlyOnceWith(asked);
});

test('one look-up too many asks nobody, and says when to come back', async () => {
  const means = { registers: registers(), secondsUntilAllowed: async () => 42 };
  expect(await checkVatNumber(asked, means)).toEqual({ kind: 'tooMany', retryAfterS: 42 });
  expect(means.registers.checkVat).not.toHaveBeenCalled();
});
