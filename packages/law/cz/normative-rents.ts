import type { Rule } from '../rule.ts';
import { pagesReadOn } from '../source.ts';
import { actsReadOn } from './acts-read-on.ts';
import { area } from './area.ts';
import type { DisputeName } from './disputes.ts';
import { notice169, notice526 } from './orders.ts';

const benefitAct = actsReadOn('2026-11-23')('151/2025', '2026-10-01');
const notice367 = pagesReadOn('2026-11-23')(
  'Nový epis, notice 367/2025 Sb., normative rents of October to December 2025',
  'https://www.novyepis.cz/pravni-predpisy/400492',
);

type Rent = { persons: string; amount: number; earlier: number; first: number };

/** What counts as rent where somebody proves none of their own: the highest one, which is that of Prague, and until September 2026 that of Prague and Brno. */
const rent = ({ persons, amount, earlier, first }: Rent): Rule<DisputeName> => ({
  title: `Highest normative rent: household of ${persons}`,
  unit: 'CZK',
  act: '151/2025 Sb.',
  section: '§ 28',
  lasts: 'until changed',
  about: `The highest normative rent (normativní nájemné) of a household of ${persons}, a month. Together with the energy allowance, it’s the housing cost the office uses if you don’t prove your own.`,
  note: 'Since October 2026, there’s a rent for each district. The highest is Prague’s. Notice 169/2026 sets it until 31 December 2026. A new notice sets the rents of each year from January (§ 28(1)): ask the Ministry of the Interior for the sum on the day you file.',
  values: [
    { from: '2023-01-01', value: null, sure: { 2023: 'k' } },
    { from: '2025-10-01', value: first, sure: { 2025: '1' } },
    { from: '2026-01-01', value: earlier, sure: { 2026: '1' } },
    { from: '2026-10-01', value: amount, sure: { 2026: '1' } },
  ],
  sources: [
    benefitAct('§ 28: the ministry announces the normative rent by a notice'),
    notice169(`${amount} CZK in Prague, the highest of all districts`),
    notice526(`${earlier} CZK in Prague and Brno, 2026`),
    notice367(`${first} CZK in Prague and Brno, October to December 2025`),
  ],
  reviewBy: '2026-12-15',
  unread: 'No calculator uses it. Plans of a stay and pages about residence do.',
});

/** Rents that count towards the income a residence permit asks for. */
export const normativeRents = area({
  'cz.living.rent.one': rent({ persons: 'one', amount: 13_380, earlier: 12_831, first: 11_380 }),
  'cz.living.rent.two': rent({ persons: 'two', amount: 16_190, earlier: 14_466, first: 13_740 }),
  'cz.living.rent.three': rent({ persons: 'three', amount: 18_570, earlier: 16_600, first: 15_600 }),
  'cz.living.rent.four': rent({ persons: 'four', amount: 19_710, earlier: 17_710, first: 16_710 }),
  'cz.living.rent.five': rent({ persons: 'five or more', amount: 19_820, earlier: 17_320, first: 16_320 }),
});
