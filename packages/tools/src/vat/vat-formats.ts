/**
 * What follows the country's prefix in a VAT number, in the member states and in Northern Ireland.
 * Source: European Commission, VIES, frequently asked questions, "What is the format of a VAT number?"; closer where
 * a state says more (Ministry of Finance of Austria, UID-Konstruktionsregeln): which digits a number starts with.
 */
export const vatFormats = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^(?!12)\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^[1-9]\d{7}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{7}1\d|\d{10}1\d)$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^[1-9]\d{7}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^[1-9]\d{8}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{12}$/,
  SI: /^[1-9]\d{7}$/,
  SK: /^[1-9]\d[2-46-9]\d{7}$/,
  XI: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
} as const satisfies Record<string, RegExp>;

/** A prefix of VAT numbers: the country's code, but EL for Greece and XI for Northern Ireland. */
export type VatCountry = keyof typeof vatFormats;

/** Whether two letters are the prefix of a country whose numbers VIES knows. */
export const isVatCountry = (prefix: string): prefix is VatCountry => Object.hasOwn(vatFormats, prefix);
