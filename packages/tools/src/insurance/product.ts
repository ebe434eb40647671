import type { Money } from '../money/money.ts';

/** What insurance is of, by the addresses of its pages: `/healthInsurance`. */
export const insuranceLines = ['health', 'travel', 'liability'] as const;
export type InsuranceLine = (typeof insuranceLines)[number];
export const isInsuranceLine = (value: unknown): value is InsuranceLine =>
  insuranceLines.some((line) => line === value);

/** What is compared with each other. Insurance for emergencies alone is `basic`. */
export const coverCategories = ['comprehensive', 'basic', 'travel', 'liability'] as const;
export type CoverCategory = (typeof coverCategories)[number];

export const insuredTypes = ['regular', 'student', 'pregnant'] as const;
export type InsuredType = (typeof insuredTypes)[number];

export const sexes = ['female', 'male'] as const;
export type Sex = (typeof sexes)[number];

/** What insurance can pay for that a law or a person asks for by name. */
export const covers = [
  'urgent',
  'home',
  'remains',
  'preventive',
  'checkups',
  'pregnancy',
  'dental',
  'luggage',
  'cancellation',
  'thirdParty',
] as const;
export type Cover = (typeof covers)[number];

/** What insurance may leave out that a law looks at. */
export const exclusions = ['intent', 'fault', 'alcohol', 'drugs', 'sports', 'business'] as const;
export type Exclusion = (typeof exclusions)[number];

/** Numbers from one to another, both among them. */
export type Span = { from: number; to: number };

/** What a month costs (a day, where it is sold by days) for people of an age, from a length on. */
export type Tariff = {
  ages: Span;
  /** Anybody where it is left out. */
  sex?: Sex;
  insured?: InsuredType;
  /** The least months, or days, it is the price for. */
  lasting: number;
  each: Money;
};

export type Insurer = {
  name: string;
  /** Where it is registered, as it is told before a contract. */
  identity: string;
  /** Whether it is licensed for this insurance in the country. */
  licensedHere: boolean;
};

/** A product of insurance as an editor wrote it down. */
export type InsuranceProduct = {
  slug: string;
  title: string;
  insurer: Insurer;
  line: InsuranceLine;
  category: CoverCategory;
  /** Of people on the first day of the insurance. */
  ages: Span;
  /** For how many months, or days, it is sold. */
  lengths: Span;
  insured: readonly InsuredType[];
  /** Purposes of a stay it is not sold for. */
  notFor: readonly string[];
  /** What it pays at most for one event. */
  limit: Money;
  /** Whether the insured pay a part themselves. */
  sharing: boolean;
  covers: readonly Cover[];
  excludes: readonly Exclusion[];
  tariffs: readonly Tariff[];
  /** Further limits and exclusions in words, a line each. */
  limitLines: readonly string[];
  exclusionLines: readonly string[];
  /** Where it holds, and what the insured have to do, in words, a line each. */
  territoryLines: readonly string[];
  obligationLines: readonly string[];
  /** When it was last changed: ISO 8601. Its information document is known by it. */
  changedAt: string;
  /** Where the information document of the insurer is; ours stands in where there is none. */
  document?: string;
  /** Invented, and said so wherever it is shown. */
  sample: boolean;
};

/** Whether a number is within a span. */
export const isWithin = (value: number, { from, to }: Span): boolean => value >= from && value <= to;

/** What a length of insurance is counted in: trips in days, a stay in months. */
export const lengthUnit = (line: InsuranceLine): 'days' | 'months' => (line === 'travel' ? 'days' : 'months');
