import { describe, expect, test } from 'vitest';
import { aVatNumber, registersContract } from './contract.ts';
import { formatsOnly } from './local.ts';

const close = async () => undefined;
registersContract('formats only', async () => ({ port: formatsOnly({ answer: 'notChecked' }), close }));
registersContract('registers that are away', async () => ({
  port: formatsOnly({ answer: 'unavailable' }),
  close,
}));

describe.each(['notChecked', 'unavailable'] as const)('told to answer %s', (answer) => {
  const port = formatsOnly({ answer });
  test('it does, and knows nothing else', async () => {
    expect(await port.checkVat(aVatNumber)).toEqual({
      registry: answer,
      source: null,
      name: null,
      address: null,
      checkedAt: null,
      consultationNumber: null,
    });
    expect(await port.company('45274649')).toEqual({ kind: answer });
  });
});
