import { jobPath, pathOf } from '@majak/desk/content/paths';
import type { Article, Course, Job } from '@majak/desk/payload-types';
import { site } from '@majak/desk/site';
import { lawText } from '../law/law-text.ts';
import type { Rating } from '../reviews/rating.ts';
import { absolute, type Meta } from './seo.ts';

export type JsonLd = Record<string, unknown>;

const address = (): JsonLd => ({
  '@type': 'PostalAddress',
  streetAddress: site.address.street,
  addressLocality: site.address.city,
  postalCode: site.address.zip,
  addressCountry: site.jurisdiction.code.toUpperCase(),
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

type Posted = Pick<Job, 'title' | 'summary' | 'slug' | 'createdAt' | 'sample'>;

/** An open position; nothing while it is a sample, which nobody can be hired for. */
export const jobPosting = ({ title, summary, slug, createdAt, sample }: Posted): JsonLd[] =>
  sample
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'JobPosting',
          title,
          description: summary,
          datePosted: createdAt.slice(0, 10),
          url: absolute(jobPath(slug)),
          hiringOrganization: { '@type': 'Organization', '@id': absolute('/#agency'), name: site.brand },
          jobLocation: { '@type': 'Place', address: address() },
        },
      ];

/** What clients think of the agency; nothing while the reviews are samples. */
export const agencyRating = (rating: Rating | undefined): JsonLd[] =>
  !rating || rating.sample
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'ProfessionalService',
          '@id': absolute('/#agency'),
          name: site.brand,
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: rating.average,
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        },
      ];

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

type Section = { blockType: string; items?: unknown };
type Question = { question: string; answer: string };

const isQuestion = (item: unknown): item is Question =>
  typeof item === 'object' && item !== null && 'question' in item && 'answer' in item;

/** The questions that the blocks of a page answer, as one list; none if there are none. */
export const questionsOf = (sections: readonly Section[] | null | undefined): JsonLd[] => {
  const questions = (sections ?? []).flatMap(({ blockType, items }) =>
    blockType === 'questions' && Array.isArray(items) ? items.filter(isQuestion) : [],
  );
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: lawText(answer) },
  }));
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }];
};

/** An article, with the days of writing and of the last check. */
export const articleData = (
  { title, slug, writtenOn, checkedOn, series }: Article,
  { description, image }: Meta,
): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: title,
  description,
  image,
  datePublished: writtenOn,
  dateModified: checkedOn,
  inLanguage: 'en',
  author: { '@id': absolute('/#agency') },
  publisher: { '@id': absolute('/#agency') },
  mainEntityOfPage: absolute(pathOf.articles(slug)),
  ...(series ? { isPartOf: { '@type': 'CreativeWorkSeries', name: series } } : {}),
});

/** A course of the academy. */
export const course = ({ title, summary, slug }: Pick<Course, 'title' | 'summary' | 'slug'>): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: title,
  description: summary,
  url: absolute(pathOf.courses(slug)),
  provider: { '@id': absolute('/#agency') },
  offers: { '@type': 'Offer', price: 0, priceCurrency: site.jurisdiction.currency, category: 'Free' },
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
  offers: { '@type': 'Offer', price: 0, priceCurrency: site.jurisdiction.currency },
  provider: { '@id': absolute('/#agency') },
});
