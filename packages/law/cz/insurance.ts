import type { Rule } from '../rule.ts';
import { pagesReadOn } from '../source.ts';
import { actsReadOn } from './acts-read-on.ts';
import { area } from './area.ts';
import type { DisputeName } from './disputes.ts';

const act = actsReadOn('2026-11-23');
const page = pagesReadOn('2026-11-23');

const residenceAct = act('326/1999', '2026-06-12');
const distributionAct = act('170/2018', '2025-07-01');
const civilCode = act('89/2012', '2026-01-01');
const police = page(
  'Police of the Czech Republic, Doklad o cestovním zdravotním pojištění při pobytu do 90 dnů',
  'https://www.policie.cz/clanek/doklad-o-cestovnim-zdravotnim-pojisteni-pri-pobytu-do-90-dnu.aspx',
);

type Stated = Pick<
  Rule<DisputeName>,
  'title' | 'unit' | 'section' | 'about' | 'sources' | 'note' | 'also'
> & {
  act?: string;
  value: number | boolean;
};

/** A value that an act has stated since before the first day we hold rules for. */
const stated = ({ act: of = '326/1999 Sb.', value, ...told }: Stated): Rule<DisputeName> => ({
  ...told,
  act: of,
  lasts: 'until changed',
  values: [{ from: '2023-01-01', value, sure: { 2023: 'k', 2026: '1' } }],
  unread: 'No calculator uses it. We compare insurance with it.',
});

/** What insurance a foreigner has to show for a stay, how it is sold, and until when it can be withdrawn from. */
export const insurance = area({
  'cz.insurance.short.days': stated({
    title: 'Short stay: maximum days on insurance for emergencies',
    unit: 'days',
    section: '§ 180i',
    value: 90,
    about:
      'Up to this many days, a stay is a short one, for which travel insurance (cestovní zdravotní pojištění) under EU rules is enough.',
    sources: [residenceAct('§ 180i and § 180j: a stay of up to 90 days, and a longer one')],
  }),
  'cz.insurance.short.limit': {
    ...stated({
      title: 'Short stay: minimum limit of insurance',
      unit: 'EUR',
      section: '§ 180i(1)',
      also: 'article 15(3) of Regulation (EC) 810/2009',
      value: 30_000,
      about:
        'Insurance for a stay of up to 90 days covers at least this, with transport home for medical reasons, urgent care and death, in all of Schengen and for the whole stay.',
      note: 'The act leaves it to the EU’s visa code, which we read second-hand.',
      sources: [
        residenceAct('§ 180i(1): the rules of the EU hold'),
        police('at least EUR 30 000, valid for the whole stay'),
      ],
    }),
  },
  'cz.insurance.long.limit': {
    ...stated({
      title: 'Long stay: minimum limit of insurance per event',
      unit: 'EUR',
      section: '§ 180j(1)',
      value: 400_000,
      about:
        'Insurance for a stay of over 90 days pays at least this for one event, whether it is for emergencies (nutná a neodkladná péče) or comprehensive (komplexní).',
      note: 'It was EUR 60 000 until 19 September 2023: act 278/2023.',
      sources: [residenceAct('§ 180j(1): at least EUR 400 000 an event')],
    }),
    values: [
      { from: '2023-01-01', value: 60_000, sure: { 2023: 'k' } },
      { from: '2023-09-20', value: 400_000, sure: { 2023: 'k', 2026: '1' } },
    ],
  },
  'cz.insurance.long.sharing': stated({
    title: 'Long stay: whether the insured may have to pay part',
    unit: 'yes or no',
    section: '§ 180j(1)',
    value: false,
    about: 'Insurance for a stay of over 90 days pays without any excess (bez spoluúčasti), however small.',
    sources: [residenceAct('§ 180j(1): without a part of the insured')],
  }),
  'cz.insurance.withdrawal.days': stated({
    title: 'Insurance bought at a distance: days to withdraw',
    unit: 'days',
    act: '89/2012 Sb.',
    section: '§ 1846(1)',
    value: 14,
    about:
      'A consumer may withdraw (odstoupit) from insurance bought at a distance within this many days of the contract, or of getting the information they’re owed before it, if that was later.',
    sources: [civilCode('§ 1846(1): within fourteen days of the contract')],
  }),
  'cz.insurance.withdrawal.months': stated({
    title: 'Insurance bought at a distance: minimum months to be able to withdraw',
    unit: 'months',
    act: '89/2012 Sb.',
    section: '§ 1847(b)',
    value: 1,
    about:
      'You can’t withdraw without a reason from travel or luggage insurance and the like that’s for less than this.',
    sources: [civilCode('§ 1847(b): not of travel insurance and the like for less than one month')],
  }),
  'cz.insurance.records.years': stated({
    title: 'Insurance that was arranged: years its records are kept',
    unit: 'years',
    act: '170/2018 Sb.',
    section: '§ 80(4)',
    value: 10,
    about:
      'An intermediary keeps the records of insurance it arranged until the end of the tenth calendar year after the insurance ended.',
    sources: [distributionAct('§ 80(4): to the end of the tenth calendar year')],
  }),
  'cz.insurance.recordsUnsold.years': stated({
    title: 'Insurance that was not arranged: years its records are kept',
    unit: 'years',
    act: '170/2018 Sb.',
    section: '§ 80(4)',
    value: 2,
    about:
      'If no insurance came of it, records are kept until the end of the second calendar year after the last contact with the customer.',
    sources: [distributionAct('§ 80(4): to the end of the second calendar year')],
  }),
});
