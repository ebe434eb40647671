import { eightDigitsValid, readEightDigits } from '../eight-digits.ts';
import type { CompanyNumber } from '../jurisdiction.ts';

/** Whether eight digits are an identification number of a business (IČO). Source: Czech Statistical Office, structure of the IČO; 45274649, 00177041 and 27082440 are ones. */
export const icoValid = eightDigitsValid;

/** Reads an IČO as people write it. @returns Eight digits, as the registers want them; nothing when the check digit is wrong. */
export const readIco = readEightDigits;

export const companyNumber: CompanyNumber = {
  wrong: 'An IČO has eight digits, the last of which is a check digit: compare it with the original',
  read: readIco,
};
