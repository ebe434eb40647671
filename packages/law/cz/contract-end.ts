import { actsReadOn } from './acts-read-on.ts';
import { area } from './area.ts';

const civilCode = actsReadOn('2026-11-22')('89/2012', '2026-01-01');

/** How long a contract that goes on without an end lasts after notice. */
export const contractEnd = area({
  'cz.contract.notice.months': {
    title: 'Notice of an ongoing contract: months ahead of the end of a quarter',
    unit: 'months',
    act: '89/2012 Sb.',
    section: '§ 1999(1)',
    lasts: 'until changed',
    about:
      'An open-ended contract for something ongoing is ended by notice (výpověď) to the end of a calendar quarter, given at least this many months ahead.',
    values: [{ from: '2023-01-01', value: 3, sure: { 2023: 'k', 2026: '1' } }],
    sources: [civilCode('§ 1999(1): to the end of a quarter, at least three months ahead')],
    unread: 'No calculator uses it. We check notices to end a contract with it.',
  },
});
