import type { Condition, PlanPermit } from '../../plan-law.ts';
import { nomadProgramme, protection, residence } from './places.ts';

type Never = { id: string; title: string; why: string; places: PlanPermit['places']; when?: Condition };

/** What people ask about, and why it cannot be had: it is in no other list. */
const never = ({ id, title, why, places, when = {} }: Never): PlanPermit => ({
  id,
  title,
  about: '',
  places,
  sureness: 'stated',
  obstacles: [{ when, why, places }],
  fees: [],
  steps: [],
  papers: [],
});

const notForEu = (id: string, title: string): PlanPermit =>
  never({
    id,
    title,
    why: 'a long-term visa is not given to an EU citizen (§ 51(4)); the work is free',
    places: residence('§ 51(4)'),
  });
const freeWithoutCard = (id: string, title: string): PlanPermit =>
  never({
    id,
    title,
    why: 'not needed: EU citizens and their like live and work here freely (§ 1(3))',
    places: residence('§ 1(3)'),
  });

const notFromToleration = (id: string, title: string, section: string): PlanPermit =>
  never({
    id,
    title,
    why: `it can’t be filed here from leave to remain, unless you’ve been here for three years and have a residence permit for leave to remain by now (${section}, § 42(2))`,
    places: residence(section, '§ 42(2)'),
  });
const notFromSeasonal = (id: string, title: string, section: string): PlanPermit =>
  never({
    id,
    title,
    why: `nothing of the kind can be filed here from a seasonal visa (${section})`,
    places: residence(section),
  });

/** Ways that are none, by the names that situations use. */
export const impossibleWays: Readonly<Record<string, PlanPermit>> = {
  'eu:visa-study': notForEu('visa-study', 'Visa for study'),
  'eu:visa-business': notForEu('visa-business', 'Visa for business'),
  'eu:visa-other': notForEu('visa-other', 'Long-term visa'),
  'eu:employee-card': freeWithoutCard('employee-card', 'Employee card'),
  'eu:blue-card': freeWithoutCard('blue-card', 'Blue card'),
  'eu:residence-family': freeWithoutCard('residence-family', 'Residence permit for family'),
  'eu:digital-nomad': freeWithoutCard('digital-nomad', 'Digital nomad visa'),
  'eu:residence-research': freeWithoutCard('residence-research', 'Residence permit for research'),
  'eu:ict-card': freeWithoutCard('ict-card', 'Card of an intra-company transferee'),
  'uk:employee-card': never({
    id: 'employee-card',
    title: 'Employee card',
    why: 'not needed, the withdrawal agreement protects',
    places: residence('§ 1(4)'),
  }),
  'eu:short-stay-certificate': never({
    id: 'eu-certificate',
    title: 'Certificate of temporary residence',
    why: 'only for a stay of more than three months (§ 87a(1)(a))',
    places: residence('§ 87a(1)(a)'),
  }),
  'visa-free:longer': never({
    id: 'visa-free-longer',
    title: 'A longer stay without a visa',
    why: 'a stay without a visa ends after 90 days in any 180 (Regulation 2018/1806, art. 4), and the act extends only a stay on a visa (§ 20(3), § 35(1))',
    places: [{ act: '2018/1806', section: 'art. 4' }, ...residence('§ 20(3)', '§ 35(1)')],
    when: { holds: 'visa-free' },
  }),
  'short-visa:longer': never({
    id: 'short-visa-longer',
    title: 'A longer stay on a Schengen visa',
    why: 'only where something you can’t help, a humanitarian or a serious personal reason keeps you here (Regulation 810/2009, art. 33); then you apply to the police (§ 20(3))',
    places: [{ act: '810/2009', section: 'art. 33' }, ...residence('§ 20(3)')],
    when: { holds: ['short-visa-tourist', 'short-visa-eu-family'] },
  }),
  'work-on-visa-free-stay': never({
    id: 'work-on-visa-free-stay',
    title: 'Working on a visa-free stay',
    why: 'free access gives no right to stay or to work as a visitor',
    places: residence('§ 42g(1)'),
    when: { freeAccessBy: 'nationality', visaFree: true },
  }),
  'employee-card-filed-in-cz': never({
    id: 'employee-card-filed-in-cz',
    title: 'An employee card, filed here',
    why: 'only from a long-term visa or residence permit (§ 42g(5)), not from a visitor’s stay',
    places: residence('§ 42g(5)'),
    when: { where: 'cz', held: ['visitor', 'none'] },
  }),
  'from-visa:employee-card-filed-in-cz': never({
    id: 'employee-card-filed-in-cz',
    title: 'An employee card, filed here',
    why: 'nothing can be filed inside from a seasonal visa, or from leave to remain (§ 42g(5))',
    places: residence('§ 42g(5)'),
    when: { where: 'cz', held: ['seasonal', 'toleration'] },
  }),
  'seasonal:employee-card-filed-in-cz': never({
    id: 'employee-card-filed-in-cz',
    title: 'An employee card, filed here',
    why: 'nothing can be filed inside from a seasonal visa (§ 42g(5))',
    places: residence('§ 42g(5)'),
  }),
  'visa-business-filed-in-cz': never({
    id: 'visa-business-filed-in-cz',
    title: 'A visa for business, filed here',
    why: 'the first visa is filed at an embassy (§ 53)',
    places: residence('§ 53'),
  }),
  'inside:visa-business': never({
    id: 'visa-business',
    title: 'Long-term visa for business',
    why: 'filed at embassies only and not needed',
    places: residence('§ 53'),
    when: { holds: ['residence-jobseeker', 'visa-business', 'residence-business'] },
  }),
  'no-contract:blue-card': never({
    id: 'blue-card',
    title: 'Blue card',
    why: 'needs a Czech employment contract',
    places: residence('§ 42j(1)(b)'),
  }),
  'no-contract:employee-card': never({
    id: 'employee-card',
    title: 'Employee card',
    why: 'no contract yet',
    places: residence('§ 42g(2)(b)'),
  }),
  'no-employer:employee-card': never({
    id: 'employee-card',
    title: 'Employee card',
    why: 'no Czech employer',
    places: residence('§ 42g(2)(b)'),
  }),
  'no-employer:digital-nomad-employee': never({
    id: 'digital-nomad-employee',
    title: 'Digital nomad visa, for an employee',
    why: 'no employer',
    places: nomadProgramme,
    when: { nomadCountry: true, nomadField: true },
  }),
  'no-study:visa-study': never({
    id: 'visa-study',
    title: 'Visa for study',
    why: 'not study in the sense of § 64',
    places: residence('§ 64'),
  }),
  'no-study:residence-study': never({
    id: 'residence-study',
    title: 'Residence permit for study',
    why: 'not study in the sense of § 64',
    places: residence('§ 64'),
  }),
  'work-first': never({
    id: 'work-first',
    title: 'Coming to work first',
    why: 'no work card without an employer',
    places: residence('§ 42g(2)(b)'),
  }),
  agency: never({
    id: 'agency',
    title: 'A job through an agency',
    why: 'an agency cannot be the new employer (§ 42g(7))',
    places: residence('§ 42g(7)'),
  }),
  'ends-after-90-days': never({
    id: 'ends-after-90-days',
    title: 'The end of the card after 90 days',
    why: '§ 63(1) does not apply to § 98 persons; but the purpose may not stay unfulfilled (§ 46e, 37)',
    places: residence('§ 63(1)', '§ 46e', '§ 37'),
  }),
  'stay-past-3-months': never({
    id: 'stay-past-3-months',
    title: 'Staying longer than three months without a job',
    why: 'cancelled when unemployed more than 3 months and held less than 2 years (§ 46f(1)(e))',
    places: residence('§ 46f(1)(e)'),
    when: { monthsOnPermit: { under: 24 } },
  }),
  'stay-past-6-months': never({
    id: 'stay-past-6-months',
    title: 'Staying longer than six months without a job',
    why: 'cancelled when unemployed more than 6 months, unless the employer’s reasons ended the job (§ 46f(1)(f))',
    places: residence('§ 46f(1)(f)'),
    when: { monthsOnPermit: { atLeast: 24 }, employersReasons: { not: [true] } },
  }),
  'toleration:employee-card': notFromToleration(
    'employee-card-filed-in-cz',
    'An employee card, filed here',
    '§ 42g(5)',
  ),
  'toleration:blue-card': notFromToleration('blue-card-filed-in-cz', 'A blue card, filed here', '§ 42i(3)'),
  'toleration:residence-study': notFromToleration(
    'residence-study-filed-in-cz',
    'A residence permit for study, filed here',
    '§ 42d(1)',
  ),
  'toleration:residence-business': notFromToleration(
    'residence-business-filed-in-cz',
    'A residence permit for business, filed here',
    '§ 45(1)',
  ),
  'toleration:residence-investor': notFromToleration(
    'residence-investor-filed-in-cz',
    'A residence permit for investing, filed here',
    '§ 42n(7)',
  ),
  'toleration:residence-family': never({
    id: 'residence-family-filed-in-cz',
    title: 'A residence permit for family, filed here',
    why: 'you need six months on a visa for leave to remain first (§ 42a(6))',
    places: residence('§ 42a(6)'),
    when: { monthsOnPermit: { under: 6 } },
  }),
  'seasonal:residence-study': notFromSeasonal(
    'residence-study-filed-in-cz',
    'A residence permit for study, filed here',
    '§ 42d(1)',
  ),
  'seasonal:residence-family': notFromSeasonal(
    'residence-family-filed-in-cz',
    'A residence permit for family, filed here',
    '§ 42a(6)',
  ),
  'protection:employee-card': never({
    id: 'employee-card',
    title: 'Employee card',
    why: 'protection counts as a visa for leave to remain (65/2022 § 4(4)), from which § 42g(5) allows no filing inside',
    places: [...protection('§ 4(4)'), ...residence('§ 42g(5)')],
  }),
  'eu-family-close': never({
    id: 'eu-family-close',
    title: 'Family member in the narrow sense',
    why: 'a partner without a bond is § 15a(3)',
    places: residence('§ 15a(3)'),
    when: { relation: 'unmarried-partner' },
  }),
  'permanent-residence-before': never({
    id: 'permanent-residence-before-{permanentFrom}',
    title: 'Permanent residence sooner',
    why: 'study only counts half: you’ll have five years on {permanentFrom}',
    places: residence('§ 68(2)(d)'),
    when: { permanentFrom: { known: true }, studied: true },
  }),
};
