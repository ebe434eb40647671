import { readEightDigits } from '../eight-digits.ts';
import type { CompanyNumber } from '../jurisdiction.ts';

/** The identification number of a business (IČO). Source: the registers at orsr.sk and zrsr.sk; 31322832 and 35763469 are ones. */
export const companyNumber: CompanyNumber = {
  wrong: 'An IČO has eight digits, and the last is a check digit. Compare it with the original',
  read: readEightDigits,
};
