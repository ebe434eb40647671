import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type StubAres, startAres } from '../../../tests/stubs/ares.ts';
import { failureNames } from '../../../tests/stubs/register-server.ts';
import { ares } from '../ports/registers/cz/ares.ts';
import { formatsOnly } from '../ports/registers/local.ts';
import { findCompany } from './find-company.ts';

let stub: StubAres;
beforeAll(async () => {
  stub = await startAres();
});
afterAll(() => stub.close());

const free = async () => undefined;
const meansOf = (timeoutMs = 30_000) => ({
  registers: { company: ares({ origin: stub.url, timeoutMs }) },
  secondsUntilAllowed: vi.fn(free),
});

test.each(['45274649', '452 74 649', ' 45274649 '])('%j is found', async (given) => {
  expect(await findCompany(given, meansOf())).toMatchObject({
    kind: 'answered',
    answer: { kind: 'found', company: { ico: '45274649', name: 'ČEZ, a. s.' } },
  });
});

test('a number that no company has is a plain no', async () =>
  expect(await findCompany('49240901', meansOf())).toEqual({
    kind: 'answered',
    answer: { kind: 'notFound' },
  }));

test.each(['45274648', '', '0', 'abc', '45274649/../27082440', '9'.repeat(5_000), 'CZ45274649'])(
  '%j is no IČO: nobody is asked, and nothing is counted',
  async (given) => {
    const before = stub.calls().length;
    const means = meansOf();
    expect(await findCompany(given, means)).toEqual({ kind: 'noNumber' });
    expect(stub.calls()).toHaveLength(before);
    expect(means.secondsUntilAllowed).not.toHaveBeenCalled();
  },
);

test('one look-up too many asks nobody, and says when to come back', async () => {
  const before = stub.calls().length;
  const means = { ...meansOf(), secondsUntilAllowed: async () => 42 };
  expect(await findCompany('45274649', means)).toEqual({ kind: 'tooMany', retryAfterS: 42 });
  expect(stub.calls()).toHaveLength(before);
});

describe('no answer of the register is never a no', () => {
  test.each(failureNames)('%s', async (failure) => {
    stub.failNext(failure);
    expect(await findCompany('45274649', meansOf(failure === 'silence' ? 50 : 30_000))).toEqual({
      kind: 'answered',
      answer: { kind: 'unavailable' },
    });
  });

  test('nor is nobody asked', async () => {
    const registers = formatsOnly({ answer: 'notChecked' });
    expect(await findCompany('45274649', { registers, secondsUntilAllowed: free })).toEqual({
      kind: 'answered',
      answer: { kind: 'notChecked' },
    });
  });
});
