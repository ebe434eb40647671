import type { Jurisdiction } from '@majak/law/jurisdiction';
import type { LawBook } from '@majak/law/law-book';
import type { JsonSchema } from '@majak/tools/form/json-schema';
import type { Plan } from '@majak/tools/plan/plan';
import { applicationListPath } from './application-list-path.ts';
import { bookingPaths } from './booking-paths.ts';
import { clockPath } from './clock-path.ts';
import { formPaths } from './form-paths.ts';
import { insurancePath } from './insurance-path.ts';
import { lawPath } from './law-path.ts';
import { officialFormPath } from './official-form-path.ts';
import type { OwnInvoicePaths } from './own-invoice-paths.ts';
import { planPath } from './plan-path.ts';
import { json, problems } from './responses.ts';
import { objectWith } from './schemas.ts';
import { searchPath } from './search-path.ts';
import { uploadPath } from './upload-path.ts';

const health = (operationId: string, summary: string, more: Record<string, JsonSchema> = {}): JsonSchema => ({
  get: {
    operationId,
    tags: ['Service'],
    summary,
    responses: {
      200: json('All is well.', objectWith({ status: { const: 'ok' }, ...more })),
      ...problems(503),
    },
  },
});

const states: JsonSchema = {
  type: 'object',
  description: 'A state for the store, the outbox, the oldest delivery, the disk and the last backup.',
  additionalProperties: { enum: ['ok', 'warning', 'fault'] },
};

type Offered = {
  /** Of an invoice with end points of its own, where the site makes it. */
  invoice: OwnInvoicePaths | undefined;
  jurisdiction: Jurisdiction;
  law: LawBook | undefined;
  plan: Plan | undefined;
  /** The day it is, where insurance is compared. */
  insuranceOn: string | undefined;
};

/** The paths that are no calculator. */
export const otherPaths = ({
  invoice,
  jurisdiction,
  law,
  plan,
  insuranceOn,
}: Offered): Record<string, JsonSchema> => ({
  ...applicationListPath(),
  ...formPaths(),
  ...uploadPath(),
  ...officialFormPath(),
  ...(law?.clock ? { '/api/v1/clock': clockPath(law.clock) } : {}),
  ...(plan ? { '/api/v1/plan': planPath(plan) } : {}),
  ...(law ? { '/api/v1/law': lawPath() } : {}),
  ...bookingPaths(),
  ...(insuranceOn ? { '/api/v1/insurance/quotes': insurancePath(insuranceOn) } : {}),
  '/api/v1/search': searchPath(jurisdiction.language.name),
  ...invoice?.paths(),
  '/api/v1/health': health('health', 'How the whole product is', { checks: states }),
  '/api/v1/health/live': health('live', 'Whether this process answers'),
  '/api/v1/health/ready': health('ready', 'Whether the store answers, can be written and is migrated'),
});
