/** The code of a currency, ISO 4217. As a unit it is what an amount of money is counted in. */
export type Currency = Uppercase<string>;

/** Whether a unit is money: no other one is written in three capitals. */
export const isCurrency = (unit: string): unit is Currency =>
  unit.length === 3 && unit === unit.toUpperCase();
