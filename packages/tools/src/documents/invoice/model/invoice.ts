import * as z from 'zod/mini';
import { countryCodes } from '../../../form/country-codes.ts';
import { emailAddress } from '../../../form/email-address.ts';
import type { Fault, Reading } from '../../../kit/calculator.ts';
import {
  currencies,
  documentLanguages,
  everyRate,
  kinds,
  methods,
  rateUnits,
  regimes,
  supplies,
  unitKeys,
} from './choices.ts';
import {
  amountMax,
  code,
  day,
  descriptionMaxLength,
  lineMax,
  noteMaxLength,
  number,
  optionalDay,
  text,
} from './fields.ts';
import { chargesVat } from './regime.ts';
import { lineNet, subtotalOf } from './totals.ts';
import { vatCheck } from './vat-check.ts';

const amount = (label: string) => number({ label, min: 0, max: amountMax, decimals: 2 });
const percent = (label: string) => z._default(number({ label, min: 0, max: 100, decimals: 2 }), 0);
const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values, error: string) =>
  z.enum(values, { error });

const email = z._default(
  z.union([
    z.literal(''),
    emailAddress({ required: '', invalid: 'Enter an e-mail address, such as name@example.com' }),
  ]),
  '',
);
const country = z._default(
  z.string({ error: 'Choose a country' }).check(
    z.refine((value) => countryCodes.has(value), {
      error: 'Choose a country by its two letters, such as CZ',
    }),
  ),
  'CZ',
);

const address = {
  street: text({ label: 'Street', max: 200 }),
  city: text({ label: 'City', max: 100 }),
  zip: text({ label: 'Postcode', max: 20 }),
  country,
};

const supplier = z.strictObject({
  name: text({ label: 'Your name', max: 200, missing: 'Enter your name or the name of your company' }),
  ...address,
  /** Identification number (IČO). */
  ico: code('IČO', 20, 'Enter your IČO'),
  /** Tax number (DIČ), with the letters of its country. */
  vatNumber: code('DIČ', 20),
  /** Where the business is registered: trade register, or court, section and insert. */
  register: text({ label: 'The entry in a register', max: 300 }),
  email,
  phone: text({ label: 'Phone number', max: 40 }),
});

const customer = z.strictObject({
  kind: z._default(oneOf(['business', 'person'], 'Choose a business or a natural person'), 'business'),
  /** May be empty on a simplified document. */
  name: text({ label: 'Name of the customer', max: 200 }),
  ...address,
  ico: code('IČO of the customer', 20),
  vatNumber: code('Tax number of the customer', 20),
  email,
});

const payment = z.strictObject({
  method: z._default(oneOf(methods, 'Choose how the invoice is paid'), 'transfer'),
  bankName: text({ label: 'Name of the bank', max: 100 }),
  /** Czech account number: prefix-number/bank. */
  account: code('Account number', 30),
  iban: code('IBAN', 34),
  bic: code('BIC', 11),
  variableSymbol: code('Variable symbol', 20),
});

const line = z
  .strictObject({
    description: text({
      label: 'Description',
      max: descriptionMaxLength,
      missing: 'Enter what the line is for',
      lines: true,
    }),
    quantity: z._default(
      number({ label: 'Quantity', min: -1_000_000, max: 1_000_000, decimals: 4 }).check(
        z.refine((value) => value !== 0, { error: 'Quantity must not be zero' }),
      ),
      1,
    ),
    unit: z._default(z.enum(unitKeys, { error: 'Choose a unit' }), 'piece'),
    /** Without tax. */
    unitPrice: number({ label: 'Price', min: 0, max: amountMax, decimals: 4 }),
    discountPercent: percent('Discount'),
    /** Percent of VAT. */
    rate: z._default(z.literal(everyRate, { error: `Choose a rate: ${everyRate.join(', ')} %` }), 0),
  })
  .check(
    z.refine((value) => lineNet(value).abs().lte(amountMax), {
      error: 'Quantity × price must be 1,000,000,000 or less',
      path: ['unitPrice'],
    }),
  );

const exchange = z.strictObject({
  /** Crowns for so many units of the currency, as the Czech National Bank publishes it. */
  rate: number({ label: 'Exchange rate', min: 0.000001, max: 1_000_000, decimals: 6 }),
  units: z._default(z.literal(rateUnits, { error: 'Choose 1, 100 or 1000 units' }), 1),
  date: day('day of the exchange rate'),
});

const discount = z.strictObject({
  kind: oneOf(['percent', 'amount'], 'Choose percent or an amount'),
  value: amount('Discount'),
});

const original = z.strictObject({
  number: text({
    label: 'Number of the original',
    max: 40,
    missing: 'Enter the number of the original document',
  }),
  issueDate: optionalDay('date of the original document'),
});

const fields = z.strictObject({
  kind: z._default(oneOf(kinds, 'Choose an invoice, a credit note or a proforma'), 'invoice'),
  regime: oneOf(regimes, 'Choose whether you are a VAT payer'),
  supply: z._default(oneOf(supplies, 'Choose how the supply is taxed'), 'domestic'),
  number: text({ label: 'Invoice number', max: 40, missing: 'Enter the invoice number' }),
  issueDate: day('date of issue'),
  /** Date of the taxable supply (DUZP). */
  taxDate: optionalDay('date of supply'),
  dueDate: day('due date'),
  language: z._default(oneOf(documentLanguages, 'Choose English, Czech or both'), 'en'),
  currency: z._default(oneOf(currencies, 'Choose a currency'), 'CZK'),
  exchange: z.optional(exchange),
  supplier,
  customer,
  payment,
  lines: z
    .array(line, { error: 'Add a line' })
    .check(
      z.minLength(1, { error: 'Add a line' }),
      z.maxLength(lineMax, { error: `An invoice has at most ${lineMax} lines` }),
    ),
  /** Of the whole invoice, before tax. */
  discount: z._default(discount, { kind: 'percent', value: 0 }),
  /** To whole crowns, for cash. */
  rounding: z._default(oneOf(['none', 'crown'], 'Choose whether the amount is rounded'), 'none'),
  /** What was paid already. */
  paid: z._default(amount('Amount already paid'), 0),
  /** The invoice a credit note corrects, or the proforma an invoice follows. */
  original: z.optional(original),
  /** Why a credit note was issued. */
  reason: text({ label: 'Reason', max: 300 }),
  /** The provision under which a supply is exempt. */
  exemption: text({ label: 'Reason of the exemption', max: 300 }),
  note: text({ label: 'Note', max: noteMaxLength, lines: true }),
  /** What a register said of a VAT number, as evidence. */
  vatCheck: z.optional(vatCheck),
  issuedBy: text({ label: 'Issued by', max: 200 }),
  /** Whether the document carries a QR code of the payment. */
  qr: z._default(z.boolean({ error: 'Choose whether to add a QR code' }), false),
});
export type Invoice = z.infer<typeof fields>;
export type Line = Invoice['lines'][number];

/** A rate has no place on a document that charges no tax, nor an exchange rate on one in crowns: every format says the same. */
const canonical = ({ exchange: given, ...rest }: Invoice): Invoice => ({
  ...rest,
  ...(given && rest.currency !== 'CZK' ? { exchange: given } : {}),
  lines: chargesVat(rest) ? rest.lines : rest.lines.map((one) => ({ ...one, rate: 0 })),
});

/** No discount at all fits even what is returned. */
const discountFits = (given: Invoice) =>
  given.discount.value === 0 || subtotalOf(given).gte(given.discount.value);
const nobody = { error: 'Enter the name of your customer', path: ['customer', 'name'] };

/** The invoice: the one truth for the browser, the API, its description and the tests. What the law wants beyond it, the linter says. */
export const invoice = fields.check(
  z.overwrite(canonical),
  z.refine(({ regime, customer: { name } }) => regime === 'simplified' || name !== '', nobody),
  z.refine(({ discount }) => discount.kind === 'amount' || discount.value <= 100, {
    error: 'Discount must be 100 % or less',
    path: ['discount', 'value'],
  }),
  z.refine((given) => given.discount.kind === 'percent' || discountFits(given), {
    error: 'Discount must not be more than the lines come to',
    path: ['discount', 'value'],
  }),
);

type Issue = { code?: string; path: PropertyKey[]; message: string; keys?: string[] };

function faultsOf({ code: kind = 'invalid', path, message, keys = [] }: Issue): Fault[] {
  if (kind === 'unrecognized_keys')
    return keys.map((key) => ({
      field: [...path, key].join('.'),
      code: kind,
      message: 'This field is not known',
    }));
  const field = path.join('.');
  return [
    { field: field || 'body', code: kind, message: field ? message : 'Send an object with the invoice' },
  ];
}

/**
 * Reads an invoice.
 * @param given Unchecked. Texts may be left out; amounts are numbers, days YYYY-MM-DD.
 * @returns the invoice, trimmed and with every default; or each fault at its field, such as `lines.2.quantity`.
 */
export function readInvoice(given: unknown): Reading<Invoice> {
  const parsed = invoice.safeParse(given);
  if (parsed.success) return { ok: true, value: parsed.data };
  const { issues } = parsed.error;
  // What is asked of the whole is looked at last: a missing customer is said together with what else is missing.
  const unsaid = unnamed.safeParse(given).success && issues.every(({ path }) => path[0] !== 'customer');
  return {
    ok: false,
    faults: [...issues, ...(unsaid ? [{ ...nobody, message: nobody.error }] : [])].flatMap((one) =>
      faultsOf(one),
    ),
  };
}

/** Has a customer without a name, where one is needed. */
const unnamed = z.object({
  regime: z.string().check(z.refine((regime) => regime !== 'simplified')),
  customer: z.object({ name: z._default(z.string().check(z.refine((name) => name.trim() === '')), '') }),
});
