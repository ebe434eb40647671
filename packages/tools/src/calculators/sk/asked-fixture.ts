import type { AskedCase } from '../promises-fixture.ts';

/** Fields that matter for some answers alone: which of them are asked under which answers. */
export const asked: Readonly<Record<string, readonly AskedCase[]>> = {
  'slovak-freelance-income-calculator': [
    [{}, ''],
    [{ method: 'fixed' }, ''],
    [{ method: 'real' }, 'expenses'],
  ],
};
