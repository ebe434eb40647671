import {
  currencies,
  documentLanguages,
  kinds,
  methods,
  unitKeys,
} from '@majak/tools/documents/cz/invoice/model/choices';
import { readInvoice } from '@majak/tools/documents/cz/invoice/model/invoice';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { suppliesFor } from '@majak/tools/documents/cz/invoice/model/regime';
import { verdicts } from '@majak/tools/documents/cz/invoice/model/vat-check';
import { subtotalOf } from '@majak/tools/documents/invoice/line-amounts';
import fc from 'fast-check';

const letters =
  'aábcčdďeéěfghiíjklmnňoóprřsštťuúůvwxyýzžAÁŽ0123456789 .,-–&<>"\'/%*;=+@#€ßøЖ漢🙂'.match(/./gu) ?? [];
const words = (max: number) => fc.string({ unit: fc.constantFrom(...letters), maxLength: max });
const named = (max: number) => words(max).map((text) => text.trim() || 'X');
const hundredths = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((value) => value / 100);
const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const supplier = fc.record({
  name: named(60),
  street: words(30),
  city: words(20),
  zip: words(8),
  country: fc.constantFrom('CZ', 'SK'),
  ico: fc.constantFrom('12345679', '27082440', '00177041'),
  vatNumber: fc.constantFrom('CZ27082440', 'CZ12345679'),
  register: words(60),
  email: fc.constantFrom('', 'a@example.com'),
  phone: fc.constantFrom('', '+420 123 456 789'),
});

const customer = fc.record({
  kind: fc.constantFrom('business' as const, 'person' as const),
  name: named(60),
  street: words(30),
  city: words(20),
  zip: words(8),
  country: fc.constantFrom('CZ', 'SK', 'DE', 'GR', 'US', 'GB', 'UA'),
  ico: fc.constantFrom('', '45274649'),
  vatNumber: fc.constantFrom('CZ45274649', 'DE123456788', 'ATU12345675'),
  email: fc.constantFrom('', 'b@example.com'),
});

const payment = fc.record({
  method: fc.constantFrom(...methods),
  bankName: words(20),
  account: fc.constantFrom('', '19-123457/0710', '123/0100', 'odd'),
  iban: fc.constantFrom('', 'CZ9555000000000810883001', 'SK3112000000198742637541', 'DE89370400440532013000'),
  bic: fc.constantFrom('', 'KOMBCZPP'),
  variableSymbol: fc.constantFrom('', '2026001', '1', 'ABC'),
});

const line = fc.record({
  description: fc.array(named(40), { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n')),
  quantity: fc.oneof(
    fc.integer({ min: 1, max: 50 }),
    fc.integer({ min: 1, max: 99_999 }).map((value) => value / 10_000),
    fc.constant(-1),
  ),
  unit: fc.constantFrom(...unitKeys),
  unitPrice: fc.oneof(
    hundredths(5_000),
    fc.integer({ min: 0, max: 99_999_999 }).map((value) => value / 10_000),
  ),
  discountPercent: fc.constantFrom(0, 0, 5, 33.33, 100),
  rate: fc.constantFrom(0 as const, 12 as const, 21 as const),
});

const advance = fc.record({
  number: words(12),
  receivedOn: fc.oneof(day, fc.constant('')),
  amount: hundredths(3_000),
  rate: fc.constantFrom(0 as const, 12 as const, 21 as const),
  treatment: fc.constantFrom('taxed' as const, 'taxed' as const, 'untaxed' as const, 'unknown' as const),
  exchangeRate: fc.constantFrom(0, 24.315, 25.1),
});

const exchange = fc.record({
  rate: fc.integer({ min: 1, max: 99_999 }).map((value) => value / 1_000),
  units: fc.constantFrom(1 as const, 100 as const),
  date: day,
});

const discount = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), value: fc.constantFrom(0, 0, 7.5, 100) }),
  fc.record({ kind: fc.constant('amount' as const), value: hundredths(20) }),
);

const vatCheck = fc.record({
  vatNumber: fc.constantFrom('CZ45274649', 'DE123456788'),
  registry: fc.constantFrom(...verdicts),
  source: fc.constantFrom('VIES' as const, 'ARES' as const),
  checkedAt: day.map((date) => `${date}T23:59:59.999Z`),
  consultationNumber: fc.constantFrom('', 'WAPIAAAAYtQbQ123'),
  name: words(20),
  address: fc.array(named(20), { maxLength: 3 }).map((lines) => lines.join('\n')),
});

/** Any invoice that the schema takes, of every regime, in every currency, with odd texts and sums. */
export const anyInvoice: fc.Arbitrary<Invoice> = fc
  .record({
    kind: fc.constantFrom(...kinds),
    regime: fc.constantFrom(
      'nonPayer' as const,
      'payer' as const,
      'payer' as const,
      'identifiedPerson' as const,
      'simplified' as const,
    ),
    pick: fc.nat(3),
    number: named(12),
    issueDate: day,
    taxDate: fc.oneof(day, fc.constant('')),
    dueDate: day,
    language: fc.constantFrom(...documentLanguages),
    evidence: fc.option(vatCheck, { nil: undefined }),
    currency: fc.oneof(fc.constant('CZK' as const), fc.constantFrom(...currencies)),
    exchange,
    supplier,
    customer,
    payment,
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    discount,
    rounding: fc.constantFrom('none' as const, 'crown' as const),
    advances: fc.oneof(fc.constant([]), fc.array(advance, { maxLength: 4 })),
    place: fc.constantFrom(
      'usual' as const,
      'usual' as const,
      'property' as const,
      'goods' as const,
      'abroad' as const,
    ),
    paid: fc.oneof(fc.constant(0), hundredths(100)),
    original: fc.record({ number: named(12), issueDate: fc.oneof(day, fc.constant('')) }),
    reason: words(20),
    exemption: words(20),
    note: fc.array(words(20), { maxLength: 3 }).map((lines) => lines.join('\n')),
    issuedBy: words(20),
    qr: fc.boolean(),
  })
  .map(({ pick, evidence, ...given }) => {
    const allowed = suppliesFor(given.regime, given.customer);
    const fits = given.discount.kind === 'percent' || subtotalOf(given).gte(given.discount.value);
    const read = readInvoice({
      ...given,
      ...(evidence ? { vatCheck: evidence } : {}),
      supply: allowed[pick % allowed.length],
      discount: fits ? given.discount : undefined,
    });
    if (!read.ok) throw new Error(JSON.stringify(read.faults));
    return read.value;
  });
