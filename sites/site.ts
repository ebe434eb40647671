/** Everything that tells one site from its sister: a component spells out none of it. */
export type Site = {
  /** Country of the law and of the office, ISO 3166-1 alpha-2, lower case. */
  country: 'cz' | 'sk';
  brand: string;
  /** One sentence: what is done and for whom. */
  claim: string;
  domain: string;
  legal: { name: string; registrationNumber: string; taxNumber: string; register: string };
  /** First year of the copyright. */
  since: number;
  email: string;
  phone: { shown: string; link: string };
  address: { street: string; city: string; zip: string; country: string };
  /** Where the office is, as it is said in English. */
  city: string;
  /** As in "move to the Czech Republic". */
  countryName: string;
  /** The language of its offices and papers. */
  language: { name: string; code: 'cs' | 'sk' };
  skyline: 'prague' | 'bratislava';
  openingHours: string;
  /** External application that the Login entry opens. */
  loginUrl: string;
  networks: readonly { name: 'Facebook' | 'Instagram' | 'LinkedIn' | 'YouTube'; url: string }[];
  navigation: readonly NavigationEntry[];
  footer: readonly { title: string; links: readonly Link[] }[];
  /** Prefix of the references that clients quote, as in MJK-7F3K-9QX2. */
  referencePrefix: string;
  /** Switches off what others say of us: the reviews on every page, and those that a third party shows. */
  disableReviews: boolean;
  /** Whether the generator's switch for a QR code is on from the start. */
  qrCodeEnabled: boolean;
  currency: 'CZK' | 'EUR';
  timeZone: string;
};

export type Link = { label: string; href: string };
export type NavigationEntry = Link | { label: string; entries: readonly Link[] };

/** An entry of the contact form's service list; `slug` where the service has a page, `names` what people call it. */
export type ServiceOption = { label: string; group: string; slug?: string; names?: readonly string[] };
