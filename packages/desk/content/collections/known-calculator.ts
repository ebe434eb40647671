import { calculatorChoices } from '../blocks/calculator-choices.ts';

/** Validates the address of a calculator; none is right too. */
export const knownCalculator = (value: unknown): true | string =>
  !value ||
  calculatorChoices.some((choice) => choice.value === value) ||
  'There is no calculator with this address. Open /calculators and copy the last part of the address.';
