import type { LawBook } from '../law-book.ts';
import { disputes } from './disputes.ts';
import { legalClock } from './legal-clock.ts';
import { rules } from './rules.ts';

/** The Czech law as pages show it. */
export const lawBook: LawBook = {
  rules,
  disputes,
  areas: [
    { title: 'Wages', of: /^cz\.wage\./ },
    { title: 'Income tax', of: /^cz\.tax\./ },
    { title: 'Credits, child allowance and deductions', of: /^cz\.(credit|bonus|deduction|refund)\./ },
    { title: 'Tax returns', of: /^cz\.filing\./ },
    {
      title: 'Social security and health insurance of employees',
      of: /^cz\.(social\.(employee|employer|maximumBase)|health\.(rate|employee|minimumBase)|dpp|dpc)/,
    },
    { title: 'Self-employed', of: /^cz\.(expenses|social\.self|health\.self|sickness\.self)\./ },
    { title: 'Flat tax', of: /^cz\.flatTax\./ },
    {
      title: 'Maternity, parental allowance and holiday',
      of: /^cz\.(sickness\.threshold|maternity|parental|holiday)\./,
    },
    { title: 'VAT', of: /^cz\.vat\./ },
    {
      title: 'Rent, capital, crypto and other income',
      of: /^cz\.(rental|securities|crypto|capital|occasional|author)\./,
    },
    { title: 'Mortgages', of: /^cz\.mortgage\./ },
    { title: 'Accommodation of foreigners', of: /^cz\.accommodation\./ },
    { title: 'Leases of flats', of: /^cz\.lease\./ },
    { title: 'Times to decide about a stay', of: /^cz\.decision\./ },
    { title: 'Duties of a stay', of: /^cz\.stay\./ },
    { title: 'End of a job', of: /^cz\.job\./ },
    { title: 'Insurance of foreigners', of: /^cz\.insurance\./ },
    { title: 'Prices paid in parts', of: /^cz\.consumerCredit\./ },
    { title: 'Services bought at a distance', of: /^cz\.distance\./ },
    { title: 'Fees of offices', of: /^cz\.fee\./ },
    { title: 'Money, income and pay for a stay', of: /^cz\.(living|funds|blueCard\.salary)\./ },
    {
      title: 'Conditions of a stay',
      of: /^cz\.(permanent|family|euFamily|employeeCard|blueCard\.jobless(Longer)?)\./,
    },
  ],
  clock: legalClock,
};
