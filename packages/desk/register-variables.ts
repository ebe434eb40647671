import { readVatNumber } from '@majak/tools/vat/vat-number';
import * as z from 'zod';
import { count } from './variable-kinds.ts';

/** A VAT number with its prefix and the right check digit. */
const vatNumber = z
  .string()
  .transform((text) => readVatNumber(text))
  .refine(
    ({ formatValid, checksumValid }) => formatValid && checksumValid !== false,
    'has to be a VAT number',
  )
  .transform(({ country, number }) => country && { country, number });
const onThisMachine = /^http:\/\/127\.0\.0\.1:\d{1,5}$/;
const stub = z.string().regex(onThisMachine, 'must be a stub on this machine');
/** A register's own address, or a stub on this machine. */
const registerAt = (origin: string) =>
  z
    .string()
    .refine((given) => given === origin || onThisMachine.test(given), `must be ${origin}`)
    .default(origin);

/** How companies and VAT numbers are looked up. */
export const registerVariables = {
  REGISTERS: z
    .enum(['off', 'on', 'unavailable'])
    .default('off')
    .describe('on asks VIES and the register of companies; unavailable answers as if they were away'),
  REGISTERS_VAT_NUMBER: vatNumber
    .optional()
    .describe("The agency's own VAT number: with it VIES gives a consultation number"),
  REGISTERS_TIMEOUT_MS: count.default(10_000).describe('How long one call to a register may take'),
  REGISTERS_LIMIT_PER_MINUTE: count
    .default(10)
    .describe('Register look-ups one client may ask for in a minute'),
  VIES_URL: registerAt('https://ec.europa.eu').describe('Where VIES is; only a stub of the tests differs'),
  COMPANY_REGISTER_URL: stub
    .optional()
    .describe('Where a stub of the register of companies is, for tests; default is that of the country'),
} as const satisfies Record<string, z.ZodType>;

/** Those of them that say where a register is. */
export const registerAddresses = [
  'VIES_URL',
  'COMPANY_REGISTER_URL',
] as const satisfies (keyof typeof registerVariables)[];
