import { site } from '../../site.ts';

/** Validates the address of a calculator of this site; none is right too. */
export const knownCalculator = (value: unknown): true | string =>
  !value ||
  (typeof value === 'string' && Object.hasOwn(site.tools.calculators, value)) ||
  'There is no calculator with this address. Open /calculators and copy the last part of the address.';
