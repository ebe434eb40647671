import { jobPath } from '@majak/desk/content/paths';
import type { Job } from '@majak/desk/payload-types';
import { site } from '@majak/desk/site';
import { absolute } from './seo.ts';

export type JsonLd = Record<string, unknown>;

const address = (): JsonLd => ({
  '@type': 'PostalAddress',
  streetAddress: site.address.street,
  addressLocality: site.address.city,
  postalCode: site.address.zip,
  addressCountry: site.country.toUpperCase(),
});

/** Who runs the site. */
export const organization = (): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'ProfessionalService',
  '@id': absolute('/#agency'),
  name: site.brand,
  legalName: site.legal.name,
  url: absolute('/'),
  email: site.email,
  telephone: site.phone.shown,
  foundingDate: String(site.since),
  address: address(),
  sameAs: site.networks.map(({ url }) => url),
});

/** An open position. */
export const jobPosting = ({ title, summary, slug, createdAt }: Job): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title,
  description: summary,
  datePosted: createdAt.slice(0, 10),
  url: absolute(jobPath(slug)),
  hiringOrganization: { '@type': 'Organization', '@id': absolute('/#agency'), name: site.brand },
  jobLocation: { '@type': 'Place', address: address() },
});

/** The way to a page from the front page. */
export const breadcrumbs = (trail: readonly { label: string; href: string }[]): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(href),
  })),
});

/** Text for a script element: nothing in the data can end the element. */
export const jsonLdText = (data: JsonLd): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** A tool that works on its page, for nothing. */
export const webApplication = ({ title, lead }: { title: string; lead: string }, path: string): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'WebApplication',
  name: title,
  description: lead,
  url: absolute(path),
  applicationCategory: 'FinanceApplication',
  operatingSystem: 'Any',
  offers: { '@type': 'Offer', price: 0, priceCurrency: 'CZK' },
  provider: { '@id': absolute('/#agency') },
});
