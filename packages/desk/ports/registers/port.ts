import type { VatNumber } from '@majak/tools/vat/vat-number';

/** What the registers say of a VAT number. */
export type VatFacts = {
  /**
   * `unavailable`: the register was asked and gave no verdict, which says nothing of the number. `notChecked`: nobody
   * was asked.
   */
  registry: 'valid' | 'invalid' | 'unavailable' | 'notChecked';
  /** Which register gave the verdict, by its name; null without one. */
  source: string | null;
  /** As the register writes it; null when it does not say. */
  name: string | null;
  /** Lines are separated by line feeds; null when the register does not say. */
  address: string | null;
  /** When the verdict was given, ISO 8601 in UTC; null without one. */
  checkedAt: string | null;
  /** Proof of the enquiry, given by VIES to an agency that says who it is; null otherwise. */
  consultationNumber: string | null;
};

export type Seat = {
  /** Street and numbers; in a village without streets its name and the number. */
  street: string;
  postcode: string;
  city: string;
  /** ISO 3166-1, two letters. */
  country: string;
};

export type Company = {
  /** Identification number (IČO), eight digits. */
  ico: string;
  name: string;
  /** The seat in one line. */
  address: string | null;
  /** The seat in parts, when the register has them. */
  seat: Seat | null;
  /** Tax number (DIČ) with CZ. One that is there does not mean that VAT is paid. */
  dic: string | null;
  /** Tax numbers under which it is registered for VAT now: its own, or that of its VAT group. */
  vatNumbers: readonly string[];
  /** Legal form by the code list of the Statistical Office: 101 is a trader, 112 s.r.o., 121 a.s. */
  legalForm: string | null;
  /** Dates, YYYY-MM-DD. One that was dissolved is still found. */
  establishedOn: string | null;
  dissolvedOn: string | null;
};

export type CompanyResult =
  | { kind: 'found'; company: Company }
  | { kind: 'notFound' }
  /** The register was asked and did not answer: there may well be such a company. */
  | { kind: 'unavailable' }
  /** Nobody was asked. */
  | { kind: 'notChecked' };

export type RegistersPort = {
  kind: 'local' | 'real';
  /** Whom it asks, for the line printed at the start; without credentials. */
  target: string;
  /** Asks for a well-formed VAT number. Throws nothing. */
  checkVat: (asked: VatNumber) => Promise<VatFacts>;
  /** Looks up a company by its identification number (IČO), with or without leading zeros. Throws nothing. */
  company: (ico: string) => Promise<CompanyResult>;
};

/** What is known without a verdict. */
export const noVerdict = (registry: 'unavailable' | 'notChecked'): VatFacts => ({
  registry,
  source: null,
  name: null,
  address: null,
  checkedAt: null,
  consultationNumber: null,
});

/** Where the real registers are, and how they are asked. */
export type RegisterOptions = {
  viesOrigin: string;
  /** The agency's own VAT number: with it VIES gives a consultation number. */
  requester?: VatNumber | undefined;
  /** For one call; a question may take several of them. */
  timeoutMs: number;
  now?: () => Date;
  fetch?: typeof fetch;
};
