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
    explains: 'What is to be done and where. The law wants it in the agreement itself.',
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
    explains:
      'From when to when, and for how many hours. More than the law allows needs an employment contract.',
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
        ['The extent of the work is at most ', countWithNoun(given.hours, 'hours'), ' ', per, '.'],
        ['Rozsah práce činí nejvýše ', countWithNoun(given.hours, 'hours'), ' ', per, '.'],
      ),
    ],
  },
  {
    id: 'schedule',
    heading: { en: 'Schedule and rest', local: 'Rozvrh pracovní doby a odpočinek' },
    basis: provisionPlace('cz.job.schedule'),
    explains:
      'The employee knows the hours in writing three days ahead, and has breaks and rest as in any job.',
    rows: named(({ employer, employee }) => [
      row(
        [
          'The employer draws up a written schedule and acquaints the employee with it and with its changes at least three days before the shift or the period that it is for.',
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
    explains: 'The pay for an hour and when it comes. It may not be less than the minimum wage for an hour.',
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
          'The pay is due after the work is done and is paid for each month by day ',
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
    explains: 'These agreements earn paid holiday too, counted as if a week had twenty hours.',
    rows: named(({ employee }) => [
      row(
        [
          'The employee has the right to paid holiday under the Labour Code. For its purpose a week counts as twenty hours.',
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
          'The agreement may be ended by agreement of the parties on a day, or by notice of either of them, for any reason or without one.',
        ],
        [
          'Dohodu lze zrušit dohodou stran ke sjednanému dni nebo výpovědí kterékoli z nich, z jakéhokoli důvodu nebo bez uvedení důvodu.',
        ],
      ),
      row(
        [
          'The notice period is fifteen days and begins on the day when the notice is delivered to the other party. Ending it requires the written form.',
        ],
        [
          'Výpovědní doba činí patnáct dnů a začíná dnem, v němž byla výpověď doručena druhé straně. Zrušení vyžaduje písemnou formu.',
        ],
      ),
    ],
  },
  {
    id: 'leavingAtOnce',
    heading: { en: 'Ending it at once', local: 'Okamžité zrušení' },
    basis: provisionPlace('cz.job.ending'),
    explains: 'In the grave cases in which a job may be ended at once, this agreement may be too.',
    rows: () => [
      row(
        [
          'Either party may end the agreement at once in the cases in which an employment contract may be ended at once.',
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
      'What the agreement doesn’t say, the employer has to tell in writing within seven days of the start.',
    rows: named(({ employer, employee }) => [
      row(
        [
          'The employer informs the employee in writing of everything that the law requires and this agreement does not contain within seven days of the start of the work.',
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
