import { actsReadOn } from './acts-read-on.ts';
import { area } from './area.ts';

const act = actsReadOn('2026-11-22');
const ofDocuments = 'No calculator uses it. We check notices to end a job with it.';

/** How long a job goes on after notice, and a card after the job. */
export const jobEnd = area({
  'cz.job.notice.months': {
    title: 'Notice of a job: minimum notice period in months',
    unit: 'months',
    act: '262/2006 Sb.',
    section: '§ 51(2)',
    lasts: 'until changed',
    about:
      'An employee’s minimum notice period (výpovědní doba). It begins on the day the notice is delivered and ends on the day with the same number.',
    values: [{ from: '2023-01-01', value: 2, sure: { 2023: 'k', 2026: '1' } }],
    sources: [act('262/2006', '2026-08-29')('§ 51(1), (2): at least 2 months, from the day of delivery')],
    unread: ofDocuments,
  },

  'cz.job.card.days': {
    title: 'Employee card: days it lasts after the last job',
    unit: 'days',
    act: '326/1999 Sb.',
    section: '§ 63(1)',
    lasts: 'until changed',
    about:
      'An employee card (zaměstnanecká karta) ends this many days after the last job it was issued for, unless a new one has been notified by then.',
    values: [
      { from: '2023-01-01', value: 60, sure: { 2023: 'k' } },
      { from: '2025-10-01', value: 90, sure: { 2025: 'k', 2026: '1' } },
    ],
    sources: [act('326/1999', '2026-06-12')('§ 63(1): 90 days from the end of the last job')],
    unread: ofDocuments,
  },
});
