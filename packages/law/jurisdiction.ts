import type { Day } from './dates.ts';

/** How companies of a country are numbered. */
export type CompanyNumber = {
  /** Said of what is none, with how many digits one has. */
  wrong: string;
  /** A number as its registers want it, from one as people write it; nothing of what is none. */
  read: (text: string) => string | undefined;
};

/** Where the office says that an application stands. `listed` is on a list of those that it decided in favour of. */
export type PublishedState = 'processing' | 'suspended' | 'positive' | 'granted' | 'negative' | 'listed';

/** How the office numbers applications, and says where they stand. */
export type OfficeRegister = {
  /** A number in one spelling, however people write it; nothing of what is none. */
  readNumber: (text: string) => string | undefined;
  /** Whether a text has something in it that seems to be a number, be it written so that it can be read or not. */
  seemsNumbered: (text: string) => boolean;
  /** What its words say; nothing of other words. */
  readState: (text: string) => PublishedState | undefined;
  /** Whether a column with this heading says where applications stand. */
  headsStates: (text: string) => boolean;
  /** Where it says so itself, to whoever has a number. */
  lookUp: { name: string; address: string };
  /** Its words, each with what it means for who waits. */
  words: readonly { word: string; means: string }[];
};

/** A language of offices. */
export type OfficeLanguage = {
  name: string;
  /** ISO 639-1. */
  code: string;
  /** What is written on papers in it. */
  onPapers: {
    yes: string;
    no: string;
    /** Over a sheet that is added to a paper. */
    extraSheet: string;
    /** Where a citizenship is asked for, of somebody who has none. */
    stateless: string;
  };
};

/** A country as the house needs it: handed in with the site, so that no code names one. */
export type Jurisdiction = {
  /** ISO 3166-1 alpha-2, lower case. */
  code: string;
  /** As it stands in a list: `Czechia`. */
  name: string;
  /** As in "move to the Czech Republic". */
  inText: string;
  /** As in "a Czech office". */
  adjective: string;
  /** The language of its offices and papers. */
  language: OfficeLanguage;
  /** ISO 4217. */
  currency: string;
  /** IANA. What day it is, and when something was, is said by it. */
  timeZone: string;
  /** Public holidays, where days are counted by its law: read by `working-day.ts`. */
  isPublicHoliday?: (day: Day) => boolean;
  /** How its office numbers applications. */
  officeRegister?: OfficeRegister;
  /** Where its companies are looked up. */
  companyNumber?: CompanyNumber;
  /** The address of the register of companies that our server asks, by what `registers.ts` of its folder in `desk/ports/registers` says. */
  companyRegister?: string;
};
