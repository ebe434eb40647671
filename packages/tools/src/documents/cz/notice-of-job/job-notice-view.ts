import { type Row, row, type TwoLanguages, written } from '../../two-language-view.ts';
import { citeProvision } from '../cite-provision.ts';
import { countWithNoun } from '../count-with-noun.ts';
import { dayIn } from '../english-and-czech.ts';
import { signingRows } from '../signing-fields.ts';
import { writerPart, writerSignature } from '../writer-fields.ts';
import type { JobNotice } from './job-notice-form.ts';
import { lastDayOfJob } from './last-day.ts';

function endRows(given: JobNotice): Row[] {
  const { position, contractOn, kind, months } = given;
  const last = dayIn(lastDayOfJob(given));
  if (kind === 'probation')
    return [
      row(
        [
          'Under ',
          citeProvision('cz.job.probation'),
          ', I end during the probation period my employment as ',
          position,
          ', concluded by the contract of ',
          dayIn(contractOn),
          '.',
        ],
        [
          'Podle ',
          citeProvision('cz.job.probation'),
          ', ruším ve zkušební době svůj pracovní poměr na pozici ',
          position,
          ', založený pracovní smlouvou ze dne ',
          dayIn(contractOn),
          '.',
        ],
      ),
      row(['The employment ends on ', last, '.'], ['Pracovní poměr skončí dne ', last, '.']),
    ];
  return [
    row(
      [
        'Under § 50 of Act No. 262/2006 Sb., the Labour Code, I give notice of my employment as ',
        position,
        ', concluded by the contract of ',
        dayIn(contractOn),
        '.',
      ],
      [
        'Podle § 50 zákona č. 262/2006 Sb., zákoník práce, dávám výpověď z pracovního poměru na pozici ',
        position,
        ', založeného pracovní smlouvou ze dne ',
        dayIn(contractOn),
        '.',
      ],
    ),
    row(
      [
        'The notice period is ',
        countWithNoun(months, 'months'),
        '. It begins on the day this notice is delivered; the employment ends on ',
        last,
        '.',
      ],
      [
        'Výpovědní doba činí ',
        countWithNoun(months, 'months'),
        '. Začíná dnem doručení této výpovědi; pracovní poměr skončí dne ',
        last,
        '.',
      ],
    ),
  ];
}

/** Sets a notice of a job in its two languages. */
export function jobNoticeView(given: JobNotice): TwoLanguages {
  const probation = given.kind === 'probation';
  const titles = probation
    ? {
        en: 'End of employment during the probation period',
        local: 'Zrušení pracovního poměru ve zkušební době',
      }
    : { en: 'Notice to end employment', local: 'Výpověď z pracovního poměru' };
  return {
    title: `${titles.en} / ${titles.local}`,
    titles,
    parts: [
      { heading: { en: 'To', local: 'Komu' }, rows: written(given.employer) },
      writerPart('employee', given.employee),
      { rows: [...endRows(given), ...(given.reason ? written(given.reason) : [])] },
    ],
    placed: signingRows(given),
    signatures: [
      writerSignature('employee', given.employee),
      {
        en: 'Employer, date',
        local: 'Zaměstnavatel, datum',
        name: '',
        note: { en: 'Received by the employer.', local: 'Převzato zaměstnavatelem.' },
      },
    ],
  };
}
