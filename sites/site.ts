import type { Jurisdiction } from '@majak/law/jurisdiction';
import type { LawBook } from '@majak/law/law-book';
import type { LoadCalculator } from '@majak/tools/calculators/load-calculator';
import type { LoadDocument } from '@majak/tools/documents/load-document';
import type { Answers } from '@majak/tools/form/field';
import type { LawPlace } from '@majak/tools/form/finding';
import type { LoadApplication } from '@majak/tools/forms/applications/load-application';
import type { LoadEnquiry } from '@majak/tools/forms/enquiries/load-enquiry';
import type { CoverLaw } from '@majak/tools/insurance/cover-law';
import type { Intermediary } from '@majak/tools/insurance/intermediary';
import type { Plan } from '@majak/tools/plan/plan';
import type { Synonyms } from './synonyms.ts';

/** The plan of a site: who needs what, and what of it is offered here. */
export type SitePlan = {
  plan: Plan;
  /** The services that do it, by the id of the permit: the first that the site has. */
  services: Readonly<Record<string, readonly string[]>>;
  /** The calculator that says what is left of a pay, and the names of its question and its answer. */
  salary: {
    calculator: string;
    question: string;
    output: string;
    /** Its question about children, and which of them the law counts, as what follows “a child”. */
    children: { question: string; due: string };
  };
};

/** Everything that tells one site from its sister: a component spells out none of it. */
export type Site = {
  /** The country it is for: its words, currency, time zone and holidays. */
  jurisdiction: Jurisdiction;
  /** What it offers, by address, in the order it is listed; what it does not is not found on it. */
  tools: {
    calculators: Readonly<Record<string, LoadCalculator>>;
    documents: Readonly<Record<string, LoadDocument>>;
    /** Forms about one matter; the contact request and reviews are everywhere. */
    forms: Readonly<Record<string, LoadEnquiry>>;
    /** Application forms, filled in on pages of their own. */
    applications: Readonly<Record<string, LoadApplication>>;
    /** A plainly invented person's answers to each application, whole. */
    samples: Readonly<Record<string, Answers>>;
  };
  /** The law it shows at /law, and that its texts name; left out where it shows none. */
  law?: LawBook;
  /** Who needs which permit, as one question; left out where that is not known. */
  plan?: SitePlan;
  /** What is applied for with a service, by the service's address: its page shows how long that takes. */
  permits?: Readonly<Record<string, string>>;
  /** What the law says of a price that is paid in parts, each with its rule at /law. */
  paidInParts: readonly { says: string; rule: string; section: string }[];
  /** For how many calendar years after its own the record of what was paid is kept, and where the law says so. */
  paidRecords: KeptRecords;
  /** Until when somebody can withdraw from a service that was bought here, at a distance. */
  withdrawal: SiteWithdrawal;
  /** Insurance that is compared and sold; left out where none is. */
  insurance?: SiteInsurance;
  brand: string;
  /** One sentence: what is done and for whom. */
  claim: string;
  domain: string;
  legal: { name: string; registrationNumber: string; taxNumber: string; register: string };
  /** An account that no money goes to, for trying transfers before BANK_IBAN names a real one. Source: the examples of the IBAN registry. */
  sampleIban: string;
  /** First year of the copyright. */
  since: number;
  email: string;
  phone: { shown: string; link: string };
  address: { street: string; city: string; zip: string; country: string };
  /** Where the office is, as it is said in English. */
  city: string;
  /** The drawing of it, a file of this name in `packages/ui/src/drawings/skylines`. */
  skyline: string;
  openingHours: string;
  /** Within how many minutes a client is answered on a working day, between these times of the clock there (HH:MM). */
  answering: { opens: string; closes: string; withinMinutes: number };
  networks: readonly { name: 'Facebook' | 'Instagram' | 'LinkedIn' | 'YouTube'; url: string }[];
  navigation: readonly NavigationEntry[];
  footer: readonly { title: string; links: readonly Link[] }[];
  /** What people call one thing there. */
  synonyms: Synonyms;
  /** Words that the search offers to whoever has asked for nothing yet. */
  searchExamples: readonly string[];
  /** Prefix of the references that clients quote, as in MJK-7F3K-9QX2. */
  referencePrefix: string;
  /** Switches off what others say of us: the reviews on every page, and those that a third party shows. */
  disableReviews: boolean;
  /** Whether the generator's switch for a QR code is on from the start. */
  qrCodeEnabled: boolean;
};

/** What the law wants of insurance, in how many days it can be withdrawn from, and who arranges it. */
export type SiteInsurance = {
  law: CoverLaw;
  withdrawalDays: number;
  intermediary: Intermediary;
  /** Records of insurance that was arranged are kept for so many calendar years after the one it ended in, others for fewer after the last word. */
  records: KeptRecords & { unsoldYears: number };
};

/** Days to withdraw from a service that was bought at a distance, days in which its money is back, and where the law says what. */
export type SiteWithdrawal = {
  /** Whether the part that was done may be kept from what goes back. Where not, all goes back and that part is asked for by itself. */
  setsOff: boolean;
  /** Where the law has the model form that a consumer is given. */
  formSource: string;
  days: number;
  moneyBackDays: number;
  act: string;
  /** That it can be withdrawn from; that the part that was done is paid where it was asked to begin; that it ends once all is done. */
  sections: { right: string; share: string; done: string };
};

/** So many years, and where the law says so. */
export type KeptRecords = { years: number; place: LawPlace };

type Link = { label: string; href: string };
/** A link of a menu, with a line of what is behind it. */
export type NavigationLink = Link & { note: string };
export type NavigationGroup = {
  label: string;
  entries: readonly NavigationLink[];
  /** What is found near it and is no entry of the group. */
  beside?: { lead: string; links: readonly Link[] };
};
export type NavigationEntry = Link | NavigationGroup;

/** An entry of the contact form's service list; `slug` where the service has a page, `names` what people call it. */
export type ServiceOption = {
  label: string;
  group: string;
  slug?: string;
  names?: readonly string[];
  /** Stands first in the list, before anything is typed. */
  frequent?: boolean;
};
