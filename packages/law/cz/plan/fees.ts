import type { PlanFee } from '../../plan-law.ts';
import { tariff, trade } from './places.ts';

/** What offices take, by the names that permits use. */
export const planFees = {
  'embassy-card': {
    what: 'application for the card',
    amount: 'cz.fee.embassy.card',
    where: 'embassy',
    places: tariff('item 162(c)'),
  },
  'embassy-permit': {
    what: 'application for a residence permit',
    amount: 'cz.fee.embassy.permit',
    where: 'embassy',
    places: tariff('item 162(a)'),
  },
  'embassy-visa': {
    what: 'application for a long-term visa',
    amount: 'cz.fee.embassy.visa',
    where: 'embassy',
    places: tariff('item 144A(a)'),
  },
  'embassy-visa-seasonal': {
    what: 'long-term visa; free for those who had one in the last 5 years',
    amount: 'cz.fee.embassy.visa',
    where: 'embassy',
    places: tariff('item 144A(a)'),
  },
  'embassy-visa-business': {
    what: 'application for a long-term visa for business',
    amount: 'cz.fee.embassy.businessVisa',
    where: 'embassy',
    places: tariff('item 144A(b)'),
  },
  booking: {
    what: 'booking of the appointment, where the embassy asks for it',
    amount: 'cz.fee.embassy.appointment',
    where: 'embassy',
    places: tariff('item 144A(c)', 'item 162(d)'),
    optional: true,
  },
  card: {
    what: 'application for the card',
    amount: 'cz.fee.permit',
    where: 'ministry',
    places: tariff('item 116(1)(a)'),
  },
  permit: {
    what: 'application for a residence permit',
    amount: 'cz.fee.permit',
    where: 'ministry',
    places: tariff('item 116(1)(a)'),
  },
  'permit-child': {
    what: 'application for a residence permit of a child under 15',
    amount: 'cz.fee.permit.child',
    where: 'ministry',
    places: tariff('item 116(1)(b)'),
  },
  permanent: {
    what: 'application for permanent residence',
    amount: 'cz.fee.permit',
    where: 'ministry',
    places: tariff('item 116(1)(a)'),
  },
  extension: {
    what: 'extension',
    amount: 'cz.fee.extension',
    where: 'ministry',
    places: tariff('item 116(2)(a)'),
  },
  'extension-child': {
    what: 'extension of the card of a child under 15',
    amount: 'cz.fee.extension.child',
    where: 'ministry',
    places: tariff('item 116(2)(b)'),
  },
  'visa-extension': {
    what: 'extension of the stay on a long-term visa; free for students and children under 6',
    amount: 'cz.fee.visaExtension',
    where: 'ministry',
    places: tariff('item 117A(d)'),
  },
  'toleration-extension': {
    what: 'extension of a visa for leave to remain',
    amount: 300,
    where: 'ministry',
    places: tariff('item 117A(e)'),
  },
  'residence-toleration': {
    what: 'application for a residence permit for leave to remain',
    amount: 500,
    where: 'ministry',
    places: tariff('item 116(1)(c)'),
  },
  eu: {
    what: 'certificate or permit of an EU citizen or family',
    amount: 'cz.fee.eu',
    where: 'ministry',
    places: tariff('item 116(5)'),
  },
  'eu-if-wanted': {
    what: 'certificate or permit of an EU citizen or family',
    amount: 'cz.fee.eu',
    where: 'ministry',
    places: tariff('item 116(5)'),
    optional: true,
  },
  'trade-licence': {
    what: 'first trade licence',
    amount: 1_000,
    where: 'trade office',
    places: [...tariff('item 24'), ...trade('§ 72')],
  },
  exam: { what: 'exam A2', amount: 3_200, where: 'examining school', places: [] },
  citizenship: {
    what: 'granting of citizenship to an adult',
    amount: 2_000,
    where: 'regional authority',
    places: tariff('item 8'),
  },
} as const satisfies Record<string, PlanFee>;
