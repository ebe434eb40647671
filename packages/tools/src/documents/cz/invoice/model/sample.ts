import { addDays, type Day } from '@majak/law/dates';
import { nextNumber } from '../../../invoice/next-number.ts';
import type { Regime } from './choices.ts';
import type { Invoice } from './invoice-form.ts';
import { offeredRates, type RatesFrom } from './offered-rates.ts';
import { isPayer } from './regime.ts';

/** Nobody's: the names are invented, the numbers only pass their check digits. */
const supplier: Invoice['supplier'] = {
  name: 'Vzorová Vendula (invented)',
  street: 'Vymyšlená 12/3',
  city: 'Praha 1',
  zip: '110 00',
  country: 'CZ',
  entry: 'register',
  ico: '12345679',
  vatNumber: '',
  register: 'Fyzická osoba zapsaná v živnostenském rejstříku.',
  email: 'vendula@example.com',
  phone: '',
};

const czechCustomer: Invoice['customer'] = {
  kind: 'business',
  name: 'Příklad s.r.o. (invented)',
  street: 'Smyšlená 1',
  city: 'Brno',
  zip: '602 00',
  country: 'CZ',
  ico: '87654326',
  vatNumber: 'CZ87654326',
  email: '',
};

const euCustomer: Invoice['customer'] = {
  kind: 'business',
  name: 'Beispiel GmbH (invented)',
  street: 'Musterstraße 5',
  city: 'Berlin',
  zip: '10115',
  country: 'DE',
  ico: '',
  vatNumber: 'DE123456788',
  email: '',
};

const person: Invoice['customer'] = {
  ...czechCustomer,
  kind: 'person',
  name: 'Jan Nikdo (invented)',
  ico: '',
  vatNumber: '',
};

const line = (
  description: string,
  quantity: number,
  unitPrice: number,
  rate: Invoice['lines'][number]['rate'],
) => ({ description, quantity, unit: 'hour', unitPrice, discountPercent: 0, rate }) as const;

/** What all samples have: no sum in it is round, so that rounding shows. */
function common(today: Day): Omit<Invoice, 'regime'> {
  const number = nextNumber('', today);
  return {
    kind: 'invoice',
    supply: 'domestic',
    place: 'usual',
    number,
    issueDate: today,
    taxDate: today,
    dueDate: addDays(today, 14),
    language: 'en',
    currency: 'CZK',
    supplier,
    customer: czechCustomer,
    payment: {
      method: 'transfer',
      bankName: 'Banka Vzor',
      account: '19-123457/0710',
      iban: 'CZ3507100000190000123457',
      bic: '',
      variableSymbol: number,
    },
    lines: [line('Translation of a contract', 7.5, 890, 0), line('Consultation', 1, 1_250.5, 0)],
    discount: { kind: 'percent', value: 0 },
    rounding: 'none',
    advances: [],
    paid: 0,
    reason: '',
    exemption: '',
    note: '',
    issuedBy: supplier.name,
    qr: false,
  };
}

const payer = { ...supplier, vatNumber: 'CZ12345679' };

const byRegime: Record<Regime, (today: Day) => Omit<Partial<Invoice>, 'regime'>> = {
  nonPayer: () => ({ taxDate: '' }),
  payer: () => ({
    supplier: payer,
    lines: [
      line('Translation of a contract', 7.5, 890, 21),
      { ...line('Printed handbook', 3, 333.33, 12), unit: 'piece', discountPercent: 5 },
    ],
  }),
  identifiedPerson: (today) => ({
    supplier: payer,
    customer: euCustomer,
    supply: 'euReverseCharge',
    currency: 'EUR',
    exchange: { rate: 24.315, units: 1, date: today },
    lines: [line('Software development', 40, 45.5, 0)],
  }),
  simplified: (today) => ({
    supplier: payer,
    customer: person,
    payment: { ...common(today).payment, method: 'cash' },
    rounding: 'crown',
    lines: [{ ...line('Repair of a bicycle', 1, 1_239.9, 21), unit: 'piece' }],
  }),
};

/** A plainly invented invoice, so that a first document is seen at once. */
export const sampleOf = (regime: Regime, today: Day): Invoice => ({
  ...common(today),
  ...byRegime[regime](today),
  regime,
});

/** An invoice that nothing has been entered into yet. It is a draft: the checks read it, the form refuses it. @param rates By day. */
export const blankInvoice = (regime: Regime, today: Day, rates: readonly RatesFrom[] = []): Invoice => {
  const [standard = 0] = isPayer({ regime }) ? offeredRates(rates, today) : [];
  const sample = common(today);
  const nobody = {
    name: '',
    street: '',
    city: '',
    zip: '',
    country: 'CZ',
    ico: '',
    vatNumber: '',
    email: '',
  };
  return {
    ...sample,
    regime,
    supplier: { ...nobody, entry: 'register', register: '', phone: '' },
    customer: { ...nobody, kind: 'business' },
    payment: { ...sample.payment, bankName: '', account: '', iban: '' },
    lines: [{ ...line('', 1, 0, standard), unit: 'piece' }],
    issuedBy: '',
  };
};
