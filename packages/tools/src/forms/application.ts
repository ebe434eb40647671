import type { Day } from '@majak/law/dates';
import type { Answers } from '../form/field.ts';
import type { Finding } from '../form/finding.ts';
import type { Form } from '../form/form.ts';

/** The form of an office that an application fills in, and where the law asks for it. */
export type OfficialForm = {
  /** What it is called in its own language. */
  name: string;
  /** Who takes it: `Any trade licensing office (živnostenský úřad)`. */
  office: string;
  act: string;
  section: string;
  /** Where the section, or the form itself, can be read, and when we last did. */
  source: string;
  readOn: string;
};

/** Why these answers cannot lead to the application, and what can be done instead. A page of its own, not a fault. */
export type Refusal = {
  title: string;
  /** The reasons: whole sentences. */
  reasons: readonly string[];
  instead: readonly { label: string; href: string }[];
};

/** Where an application stands on the site. */
export type ApplicationAddresses = {
  /** The page it starts at. Its thanks and its receipt stand below. */
  start: string;
  /** What its pages stand below. */
  pages: string;
  /** The end point that takes it, below the API's address; none of a draft that is looked at. */
  send?: string;
};

/**
 * A form that is filled in on pages of its own, one thing a page, checked once more and then handed in: the questions of
 * an office, or what the agency has to know of a new client.
 */
export type Application = {
  /** The last part of its addresses, and the key of its form. */
  slug: string;
  /** Its addresses, where it does not stand among the application forms: what an editor built stands among the forms. */
  addresses?: ApplicationAddresses;
  title: string;
  /** What somebody does with it, as the words of a link: `Extend your employee card`. Otherwise it is opened by its title. */
  action?: string;
  /** One or two sentences: who it is for, and what comes of it. */
  lead: string;
  /** Left out of what the agency alone asks. */
  official?: OfficialForm;
  /** How long it takes with everything at hand. */
  minutes: number;
  /** What to have at hand: a passport, the contract. */
  have: readonly string[];
  /** All that it asks, page by page. */
  form: Form;
  /** Whether these answers rule the application out; asked after each page, with what is answered so far. */
  refuse?: (answers: Answers) => Refusal | undefined;
  /**
   * What is wrong with these answers though they can be handed in: a passport that has expired. Asked like `refuse`.
   * @param today The day of looking.
   */
  check?: (answers: Answers, today: Day) => readonly Finding[];
  /** What the request is filed under in the inbox. */
  service: string;
  /** What happens next, and when: one sentence a step. */
  thanks: { title: string; next: readonly string[] };
};
