import type { Jurisdiction } from '@majak/law/jurisdiction';
import type { LawBook } from '@majak/law/law-book';
import { yearsOf } from '@majak/law/law-on';
import type { Calculator } from '@majak/tools/calculator/calculator';
import type { Document } from '@majak/tools/documents/document';
import { isPlainObject } from '@majak/tools/form/field-tree';
import type { JsonSchema } from '@majak/tools/form/json-schema';
import type { Plan } from '@majak/tools/plan/plan';
import { calculatorPaths } from './calculator-paths.ts';
import { documentPaths } from './document-paths.ts';
import { otherPaths } from './other-paths.ts';
import { ownInvoicePaths } from './own-invoice-paths.ts';
import { headers, responses } from './responses.ts';
import { schemasIn } from './schemas.ts';

type About = {
  calculators: readonly Calculator[];
  documents: readonly Document[];
  /** As YYYY-MM-DD. */
  today: string;
  /** Slugs of calculators that answer 429 to who asks too often. */
  limited: readonly string[];
  site: {
    brand: string;
    email: string;
    jurisdiction: Jurisdiction;
    law?: LawBook;
    insurance?: object;
    plan?: { plan: Plan };
  };
  /** Address of the site, without a slash at its end. */
  webUrl: string;
};

const described = ({ adjective, currency }: Jurisdiction, [first]: readonly Calculator[]): string =>
  [
    first &&
      `${adjective} taxes, insurance and benefits, computed by the rules of ${yearsOf(first.rules)[0]} and later, each number with the section it comes from.`,
    'No key is needed.',
    first && `Amounts are ${currency}.`,
    'Send JSON; unknown fields are refused. Spaces around a text are taken out before its length is looked at.',
  ]
    .filter(Boolean)
    .join(' ');

const hasInvoice = (documents: readonly Document[]): boolean =>
  documents.some(({ slug }) => slug === 'invoice');

const tags = [
  { name: 'Calculators', description: 'Compute and explain' },
  { name: 'Invoices', description: 'Make documents and check them; nothing is kept' },
  { name: 'Documents', description: 'Other documents of the catalogue; nothing is kept' },
  { name: 'Clock', description: 'When an office has to decide by' },
  { name: 'Plan', description: 'Who needs which permit' },
  { name: 'Law', description: 'The rules behind the numbers' },
  { name: 'Insurance', description: 'What fits a stay, and what it costs' },
  { name: 'Registers', description: 'What public registers say' },
  { name: 'Bookings', description: 'Free times of consultations' },
  { name: 'Contact', description: 'Write to the agency' },
  { name: 'Search', description: 'Find pages of the site' },
  { name: 'Service', description: 'For people who run it' },
] as const;

/** The tags that something is under, in their order. */
function tagsOf(paths: Readonly<Record<string, JsonSchema>>) {
  const used = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap((operation) =>
      isPlainObject(operation) && Array.isArray(operation.tags) ? operation.tags : [],
    );
  return tags.filter(({ name }) => used.includes(name));
}

/** The whole API as an OpenAPI 3.1 document, from the same definitions as the pages. */
export function openApi({ calculators, documents, today, limited, site, webUrl }: About) {
  const invoice = hasInvoice(documents) ? ownInvoicePaths(site.jurisdiction.code) : undefined;
  const paths = {
    ...calculatorPaths(calculators, { today, limited }),
    ...documentPaths(documents),
    ...otherPaths({
      invoice,
      jurisdiction: site.jurisdiction,
      law: site.law,
      plan: site.plan?.plan,
      insuranceOn: site.insurance && today,
    }),
  };
  return {
    openapi: '3.1.1',
    info: {
      title: `${site.brand} API`,
      version: '1.0.0',
      description: described(site.jurisdiction, calculators),
      contact: { name: site.brand, email: site.email, url: `${webUrl}/api` },
    },
    externalDocs: { description: 'Every calculator with an example that runs', url: `${webUrl}/api` },
    servers: [{ url: webUrl }],
    security: [],
    tags: tagsOf(paths),
    paths,
    components: {
      schemas: {
        ...schemasIn(site.jurisdiction),
        ...(invoice ? { Invoice: invoice.schema } : {}),
      },
      responses,
      headers,
    },
  };
}
