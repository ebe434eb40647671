import type { Rule } from '../rule.ts';
import { actsReadOn } from './acts-read-on.ts';
import { area } from './area.ts';
import type { DisputeName } from './disputes.ts';

const civilCode = actsReadOn('2026-11-23')('89/2012', '2026-01-01');

type Stated = Pick<Rule<DisputeName>, 'title' | 'section' | 'about' | 'note'> & {
  value: number;
  read: string;
};

const stated = ({ value, read, ...told }: Stated): Rule<DisputeName> => ({
  ...told,
  unit: 'days',
  act: '89/2012 Sb.',
  lasts: 'until changed',
  values: [{ from: '2023-01-01', value, sure: { 2023: 'k', 2026: '1' } }],
  sources: [civilCode(read)],
  unread: 'No calculator uses it. The page of an order does.',
});

/** Until when a consumer can withdraw from a service that was bought at a distance, and when the money is back. */
export const distanceContracts = area({
  'cz.distance.withdrawal.days': stated({
    title: 'Service bought at a distance: days to withdraw',
    section: '§ 1829(1)',
    value: 14,
    about:
      'A consumer may withdraw (odstoupit) from a service bought at a distance (distančním způsobem) within this many days of the contract, without giving a reason.',
    note: 'If the last day is a Saturday, a Sunday or a holiday, it’s the next working day instead: § 607.',
    read: '§ 1829(1): within fourteen days of the contract',
  }),
  'cz.distance.moneyBack.days': stated({
    title: 'After withdrawing from a contract: days to return the money',
    section: '§ 1832(1)',
    value: 14,
    about:
      'The business sends back everything it received, the same way it came, without delay and within this many days at the latest.',
    read: '§ 1832(1): without delay, within fourteen days of the withdrawal at the latest',
  }),
});
