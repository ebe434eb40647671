import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type StubAres, startAres } from '../../../../../tests/stubs/ares.ts';
import { failureNames } from '../../../../../tests/stubs/register-server.ts';
import { ares } from './ares.ts';

const timeoutMs = 30_000;
let stub: StubAres;
beforeEach(async () => {
  stub = await startAres();
});
afterEach(() => stub.close());
const find = (ico: string, limitMs = timeoutMs) => ares({ origin: stub.url, timeoutMs: limitMs })(ico);
const company = async (ico: string) => {
  const answer = await find(ico);
  return answer.kind === 'found' ? answer.company : undefined;
};

describe('a company', () => {
  test('is found with all that an invoice needs', async () => {
    expect(await find('45274649')).toEqual({
      kind: 'found',
      company: {
        ico: '45274649',
        name: 'ČEZ, a. s.',
        address: 'Duhová 1444/2, Michle, 14000 Praha 4',
        seat: { street: 'Duhová 1444/2', postcode: '14000', city: 'Praha', country: 'CZ' },
        dic: 'CZ45274649',
        vatNumbers: ['CZ45274649'],
        legalForm: '121',
        establishedOn: '1992-05-06',
        dissolvedOn: null,
      },
    });
  });

  test.each([
    ['452 74 649', '45274649'],
    ['6947', '00006947'],
  ])('%s is asked for as %s', async (given, asked) => {
    expect(await find(given)).toMatchObject({ kind: 'found', company: { ico: asked } });
    expect(stub.calls().map(({ path }) => path)).toEqual([
      `/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty/${asked}`,
    ]);
  });

  test('without a line of address has one made of its parts', async () =>
    expect(await company('27082440')).toMatchObject({ address: 'Jankovcova 1522/53a, 17000 Praha' }));

  test('in a village without streets has the village and the number', async () => {
    const seat = { street: 'Lhota 7', postcode: '38501', city: 'Lhota', country: 'CZ' };
    expect(await company('00006947')).toMatchObject({ seat, address: 'Lhota 7, 38501 Lhota' });
  });

  test('that has ended is found, with the day it did', async () =>
    expect(await company('00006947')).toMatchObject({ dissolvedOn: '2020-01-31', vatNumbers: [] }));

  test('in a VAT group is registered under the number of the group alone', async () =>
    expect(await company('45317054')).toMatchObject({ dic: 'CZ45317054', vatNumbers: ['CZ699001182'] }));

  test('with a tax number alone is not registered for VAT', async () =>
    expect(await company('00177041')).toMatchObject({ dic: 'CZ00177041', vatNumbers: [] }));

  test('of which nothing but the name is known is found', async () =>
    expect(await company('25596641')).toMatchObject({
      address: null,
      seat: null,
      dic: null,
      vatNumbers: [],
    }));

  test.each(['ZANIKLY', 'HISTORICKY', 'POZASTAVENY', 'BUDOUCI', 'NEEXISTUJICI', 'aktivni', null])(
    'whose registration is %s has none',
    async (stavZdrojeDph) => {
      const body = {
        ico: '45274649',
        obchodniJmeno: 'X',
        dic: 'CZ45274649',
        seznamRegistraci: { stavZdrojeDph },
      };
      stub.failNext({ status: 200, body });
      expect(await company('45274649')).toMatchObject({ vatNumbers: [] });
    },
  );
});

describe('no company', () => {
  test('a number ARES does not have is not found', async () =>
    expect(await find('49240901')).toEqual({ kind: 'notFound' }));

  test.each(['12345678', '', 'CZ45274649', '1'.repeat(9)])(
    '%j is no IČO, and is not asked for',
    async (ico) => {
      expect(await find(ico)).toEqual({ kind: 'notFound' });
      expect(stub.calls()).toEqual([]);
    },
  );
});

describe('no answer is never a no', () => {
  test.each(failureNames)('%s', async (kind) => {
    stub.failNext(kind);
    expect(await find('45274649', kind === 'silence' ? 50 : timeoutMs)).toEqual({ kind: 'unavailable' });
    expect(stub.calls()).toHaveLength(1);
  });

  test.each([
    ['a 404 of the gateway', 404, '<h1>Not Found</h1>'],
    ['a 404 without a body', 404, undefined],
    ['a 404 about something else', 404, { kod: 'NENALEZENO', subKod: 'VYSTUP_CISELNIK_NENALEZEN' }],
    ['a malformed question', 400, { kod: 'CHYBA_VSTUPU', subKod: 'VSTUP_NEVALIDNI_FORMAT_ICO' }],
    ['too many questions', 429, { kod: 'NENI_OPRAVNENI' }],
    ['a general error', 500, { kod: 'OBECNA_CHYBA' }],
    ['not found with status 200', 200, { kod: 'NENALEZENO', subKod: 'VYSTUP_SUBJEKT_NENALEZEN' }],
    ['another company', 200, { ico: '27082440', obchodniJmeno: 'Alza.cz a.s.' }],
    ['a company without a name', 200, { ico: '45274649', obchodniJmeno: ' ' }],
  ])('%s', async (_kind, status, body) => {
    stub.failNext({ status, body });
    expect(await find('45274649')).toEqual({ kind: 'unavailable' });
  });
});

test.each(['https://ares.gov.cz.evil.cz', 'https://ec.europa.eu', 'http://10.0.0.1:80', ''])(
  '%j is not ARES',
  (origin) => expect(() => ares({ origin, timeoutMs })).toThrow('ARES'),
);
