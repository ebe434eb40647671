import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type StubAres, startAres } from '../../../../../tests/stubs/ares.ts';
import { type StubVies, startVies, viesError } from '../../../../../tests/stubs/vies.ts';
import { aVatNumber, expectCoherent, registersContract } from '../contract.ts';
import { openRegisters } from './registers.ts';

const timeoutMs = 30_000;
const open = async () => {
  const [vies, ares] = await Promise.all([startVies(), startAres()]);
  const port = openRegisters({ viesOrigin: vies.url, companyOrigin: ares.url, timeoutMs });
  const close = async () => void (await Promise.all([vies.close(), ares.close()]));
  return { vies, ares, port, close };
};

registersContract('VIES and ARES', open);
registersContract('VIES and ARES that are away', async () => {
  const { port, close } = await open();
  await close();
  return { port, close: async () => undefined };
});

let registers: Awaited<ReturnType<typeof open>>;
let vies: StubVies;
let ares: StubAres;
beforeEach(async () => {
  registers = await open();
  ({ vies, ares } = registers);
});
afterEach(() => registers.close());
const check = async (number: string, country: 'CZ' | 'DE' = 'CZ') => {
  const facts = await registers.port.checkVat({ country, number });
  expectCoherent(facts);
  return facts;
};
const away = viesError('MS_UNAVAILABLE');

describe('a Czech number', () => {
  test('that VIES knows whole is not asked for in ARES', async () => {
    expect(await check('45274649')).toMatchObject({ registry: 'valid', source: 'VIES', name: 'ČEZ, a. s.' });
    expect(ares.calls()).toEqual([]);
  });

  test('whose name VIES keeps back has the one of ARES; the verdict stays with VIES', async () => {
    expect(await check('27082440')).toMatchObject({
      registry: 'valid',
      source: 'VIES',
      name: 'Alza.cz a.s.',
      address: 'Jankovcova 1522/53a, 17000 Praha',
    });
  });

  test('whose name VIES keeps back is valid without ARES too', async () => {
    ares.failNext('page with 503');
    expect(await check('27082440')).toMatchObject({ registry: 'valid', name: null, address: null });
  });

  test('that VIES says no to is invalid, whatever ARES has', async () => {
    vies.failNext({ status: 200, body: { valid: false } });
    expect(await check('45274649')).toMatchObject({ registry: 'invalid', source: 'VIES', name: null });
    expect(ares.calls()).toEqual([]);
  });

  test('is valid by ARES while VIES is away, if its VAT registration is active', async () => {
    vies.failNext(away);
    expect(await check('45274649')).toMatchObject({
      registry: 'valid',
      source: 'ARES',
      name: 'ČEZ, a. s.',
      consultationNumber: null,
    });
  });

  test.each([
    ['00177041', 'without a registration', 'ŠKODA AUTO a.s.'],
    ['45317054', 'registered in a group, under another number', 'Komerční banka, a.s.'],
    ['00006947', 'whose registration has ended', 'Jan Novák'],
    ['49240901', 'that ARES does not have', null],
  ])('%s %s stays unavailable while VIES is away', async (number, _kind, name) => {
    vies.failNext(away);
    expect(await check(number)).toMatchObject({ registry: 'unavailable', source: null, name });
  });

  test('stays unavailable when both are away', async () => {
    vies.failNext('server error');
    ares.failNext('server error');
    expect(await check('45274649')).toMatchObject({ registry: 'unavailable', name: null, address: null });
  });

  test.each(['7103192745', '699001182'])('%s is no IČO: ARES is not asked', async (number) => {
    vies.failNext(away);
    expect(await check(number)).toMatchObject({ registry: 'unavailable' });
    expect(ares.calls()).toEqual([]);
  });
});

test('ARES is not asked for a number of another country', async () => {
  expect(await check('136695976', 'DE')).toMatchObject({ registry: 'valid', name: null });
  expect(ares.calls()).toEqual([]);
});

test('one question at the same moment is asked once, and again afterwards', async () => {
  const { checkVat, company } = registers.port;
  await Promise.all([checkVat(aVatNumber), checkVat(aVatNumber), company('27082440'), company('27082440')]);
  expect(vies.calls()).toHaveLength(1);
  expect(ares.calls()).toHaveLength(1);
  await checkVat(aVatNumber);
  expect(vies.calls()).toHaveLength(2);
});

test('the line at the start names the registers and the agency', () => {
  const requester = { country: 'CZ', number: '27082440' } as const;
  const origins = { viesOrigin: 'https://ec.europa.eu', companyOrigin: 'https://ares.gov.cz' };
  const target = 'https://ec.europa.eu, https://ares.gov.cz';
  expect(openRegisters({ ...origins, timeoutMs })).toMatchObject({ kind: 'real', target });
  expect(openRegisters({ ...origins, timeoutMs, requester }).target).toBe(`${target}, as CZ27082440`);
});
