import type { ProvisionId } from '@majak/law/cz/provisions';
import { capital } from '../capital.ts';
import type { Clause } from '../clauses.ts';
import { inEach, longBlank, type Pair, row, written } from '../two-language-view.ts';
import { agreementNoun } from './agreement-noun.ts';
import { closing } from './closing-clauses.ts';
import { confidentiality } from './contract-clauses.ts';
import { countWithNoun } from './count-with-noun.ts';
import { crownsIn, dayIn, numberIn } from './english-and-czech.ts';
import { type JobAgreement, jobRoles } from './job-agreement-fields.ts';
import { provisionPlace } from './provision-place.ts';
import { naming } from './role-words.ts';

const named = naming(jobRoles);

type Kind = {
  /** Where its hours are limited, and what it has to say. */
  hours: ProvisionId;
  content: ProvisionId;
  /** `in each calendar year`, `a week on average`. */
  per: Pair;
};

/** The clauses of an agreement beside a job, in their order. */
export const jobAgreementClauses = ({ hours, content, per }: Kind): readonly Clause<JobAgreement>[] => [
  {
    id: 'job',
    heading: { en: 'The work', local: 'Sjednaná práce' },
    basis: provisionPlace(content),
    explains: 'What work is done, and where. The law requires this in the agreement itself.',
    rows: named(({ employer, employee }, { job, workplace }) => [
      row(
        ['The employee does this work for the employer:'],
        [`${employee.first} bude pro ${employer.accusative} vykonávat tuto práci:`],
      ),
      ...written(job).map((one) => ({ ...one, style: 'item' as const })),
      row(
        ['The place of work is: ', inEach(workplace, longBlank), '.'],
        ['Místem výkonu práce je: ', inEach(workplace, longBlank), '.'],
      ),
    ]),
  },
  {
    id: 'term',
    heading: { en: 'How long, and how many hours', local: 'Doba a rozsah práce' },
    basis: provisionPlace(hours),
    explains: 'The dates, and how many hours. More hours than the law allows need an employment contract.',
    rows: (given) => [
      row(
        [
          'The agreement is concluded for the time from ',
          dayIn(given.from),
          ' until ',
          dayIn(given.until),
          '.',
        ],
        ['Dohoda se uzavírá na dobu od ', dayIn(given.from), ' do ', dayIn(given.until), '.'],
      ),
      row(
        ['The work amounts to at most ', countWithNoun(given.hours, 'hours'), ' ', per, '.'],
        ['Rozsah práce činí nejvýše ', countWithNoun(given.hours, 'hours'), ' ', per, '.'],
      ),
    ],
  },
  {
    id: 'schedule',
    heading: { en: 'Schedule and rest', local: 'Rozvrh pracovní doby a odpočinek' },
    basis: provisionPlace('cz.job.schedule'),
    explains:
      'The employee gets the hours in writing three days ahead, and has breaks and rest as in any job.',
    rows: named(({ employer, employee }) => [
      row(
        [
          'The employer draws up a written schedule and informs the employee of it, and of any changes, at least three days before the shift or the period it covers.',
        ],
        [
          `${employer.first} rozvrhne pracovní dobu v písemném rozvrhu a seznámí s ním i s jeho změnou ${employee.accusative} nejpozději tři dny před začátkem směny nebo období, na něž je pracovní doba rozvržena.`,
        ],
      ),
      row(
        ['Breaks, daily rest and weekly rest follow the Labour Code.'],
        [
          'Přestávky v práci, nepřetržitý denní odpočinek a nepřetržitý odpočinek v týdnu se řídí zákoníkem práce.',
        ],
      ),
    ]),
  },
  {
    id: 'pay',
    heading: { en: 'Pay', local: 'Odměna z dohody' },
    basis: provisionPlace('cz.job.pay'),
    explains: 'The hourly pay, and when it’s paid. It can’t be less than the minimum hourly wage.',
    rows: named(({ employee }, { hourPay, payday }) => [
      row(
        ['The employee is paid ', crownsIn(hourPay), ' for each hour worked.'],
        [
          `${capital(employee.dative)} přísluší odměna ve výši `,
          crownsIn(hourPay),
          ' za každou odpracovanou hodinu.',
        ],
      ),
      row(
        [
          'Pay falls due once the work is done, and is paid for each month by day ',
          numberIn(payday),
          ' of the next month to the account that the employee names.',
        ],
        [
          'Odměna je splatná po vykonání práce a vyplácí se za každý měsíc nejpozději ',
          numberIn(payday),
          `. dne následujícího měsíce na účet, který ${employee.local} určí.`,
        ],
      ),
    ]),
  },
  {
    id: 'holiday',
    heading: { en: 'Paid holiday', local: 'Dovolená' },
    basis: provisionPlace('cz.job.holiday'),
    explains: 'You earn paid holiday under these agreements too, worked out as if a week had twenty hours.',
    rows: named(({ employee }) => [
      row(
        [
          'The employee is entitled to paid holiday under the Labour Code. For this purpose, a week counts as twenty hours.',
        ],
        [
          `${employee.first} má právo na dovolenou podle zákoníku práce. Pro účely dovolené činí délka týdenní pracovní doby dvacet hodin.`,
        ],
      ),
    ]),
  },
  {
    id: 'ending',
    heading: { en: 'How it ends', local: 'Skončení dohody' },
    basis: provisionPlace('cz.job.ending'),
    explains:
      'By agreement, or by written notice of fifteen days without a reason. A notice that isn’t in writing doesn’t count.',
    rows: () => [
      row(
        [
          'The agreement may be ended on an agreed date, or by notice from either party, for any reason or without one.',
        ],
        [
          'Dohodu lze zrušit dohodou stran ke sjednanému dni nebo výpovědí kterékoli z nich, z jakéhokoli důvodu nebo bez uvedení důvodu.',
        ],
      ),
      row(
        [
          'The notice period is fifteen days and begins on the day when the notice is delivered to the other party. Notice has to be in writing.',
        ],
        [
          'Výpovědní doba činí patnáct dnů a začíná dnem, v němž byla výpověď doručena druhé straně. Zrušení vyžaduje písemnou formu.',
        ],
      ),
    ],
  },
  {
    id: 'leavingAtOnce',
    heading: { en: 'Ending it immediately', local: 'Okamžité zrušení' },
    basis: provisionPlace('cz.job.ending'),
    explains: 'This agreement may be ended immediately in the same serious cases as a job.',
    rows: () => [
      row(
        [
          'Either party may end the agreement with immediate effect in the cases in which an employment contract may be ended with immediate effect.',
        ],
        [
          'Kterákoli ze stran může dohodu okamžitě zrušit v případech, kdy je možné okamžitě zrušit pracovní poměr.',
        ],
      ),
    ],
  },
  {
    id: 'information',
    heading: { en: 'Informing the employee', local: 'Informační povinnost' },
    basis: provisionPlace('cz.job.information'),
    explains:
      'The employer has to explain anything the agreement doesn’t say in writing, within seven days of the start.',
    rows: named(({ employer, employee }) => [
      row(
        [
          'Within seven days of the start of the work, the employer informs the employee in writing of everything that the law requires and this agreement does not contain.',
        ],
        [
          `O údajích, které zákon vyžaduje a tato dohoda neobsahuje, informuje ${employer.local} ${employee.accusative} písemně do sedmi dnů od započetí výkonu práce.`,
        ],
      ),
    ]),
  },
  confidentiality(agreementNoun),
  closing(agreementNoun),
];
