import { isDay } from '@majak/law/dates';
import * as z from 'zod/mini';
import { code, text } from './fields.ts';

/** What a register can have said. `unavailable`: it was asked and gave no verdict. */
export const verdicts = ['valid', 'invalid', 'unavailable'] as const;

const whenMissing = 'Enter when it was checked, such as 2026-11-21T10:32:00Z';
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?Z$/;

/** A moment in UTC. `Date.parse` alone takes 31 November for the day after the 30th. */
const isInstant = (value: string): boolean =>
  instant.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));

/** Evidence that a VAT number was checked, as the register answered. */
export const vatCheck = z.strictObject({
  vatNumber: code('Checked VAT number', 20, 'Enter the VAT number that was checked'),
  registry: z.enum(verdicts, { error: `Choose what the register said: ${verdicts.join(', ')}` }),
  source: z._default(z.enum(['VIES', 'ARES'], { error: 'Choose a register: VIES or ARES' }), 'VIES'),
  /** ISO 8601 in UTC. */
  checkedAt: z
    .string({ error: whenMissing })
    .check(z.refine((value) => isInstant(value), { error: whenMissing })),
  consultationNumber: text({ label: 'Consultation number', max: 60 }),
  name: text({ label: 'Name in the register', max: 300 }),
  address: text({ label: 'Address in the register', max: 500, lines: true }),
});
export type VatCheck = z.infer<typeof vatCheck>;
