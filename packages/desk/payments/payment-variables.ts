import { isValidIBAN } from 'ibantools';
import * as z from 'zod';
import { count, onOff } from '../variable-kinds.ts';

/** What the product has to know to be paid. */
export const paymentVariables = {
  STRIPE_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w{8,}$/, 'must be a secret key of Stripe')
    .optional()
    .describe('Secret key of Stripe; default is a bank of this machine, with cards to try, at /dev/bank'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w{8,}$/, 'must be the signing secret of an end point of Stripe')
    .optional()
    .describe('Signs what Stripe tells us at /api/v1/payments/webhook'),
  STRIPE_URL: z
    .string()
    .regex(/^(https:\/\/api\.stripe\.com|http:\/\/127\.0\.0\.1:\d{1,5})$/, 'must be https://api.stripe.com')
    .default('https://api.stripe.com')
    .describe('Where Stripe is; only a stub of the tests differs'),
  STRIPE_TIMEOUT_MS: count.default(10_000).describe('How long one call to Stripe may take'),
  BANK_IBAN: z
    .string()
    .transform((text) => text.replaceAll(' ', ''))
    .refine(isValidIBAN, 'must be an IBAN')
    .optional()
    .describe(
      'Account that transfers of clients go to; without it a sample one is shown, and in production none',
    ),
  PAY_IN_THIRDS: onOff
    .default(true)
    .describe('off takes the price in three parts away from whoever has not begun to pay so'),
} as const satisfies Record<string, z.ZodType>;
