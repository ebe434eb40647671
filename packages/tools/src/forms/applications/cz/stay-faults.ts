import type { Fault } from '../../../form/fault.ts';
import type { Answers } from '../../../form/field.ts';
import { dayOrderFaults } from '../day-order-faults.ts';
import { earlierStayFaults } from './pages/earlier-stays.ts';

/** A fault at each stay that ends before it begins, the present one and the earlier ones. */
export const stayFaults = (answers: Answers): readonly Fault[] => [
  ...dayOrderFaults(answers, [
    { from: 'arrivedOn', to: 'staysUntil', says: 'Enter an end of your stay that isn’t before your arrival' },
  ]),
  ...earlierStayFaults(answers),
];
