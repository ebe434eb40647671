/** What people come or stay for, with other words for it: spaces and hyphens are one. */
const purposeWords = {
  job: 'job, work, employment, employee, job offer, i have a job offer, employee card, blue card',
  freelance:
    'freelance, freelancer, trade, trade licence, self employed, self employment, business, osvc, zivno',
  company: 'company, found a company, company founder, founder, entrepreneur, start a company, startup',
  investment: 'investment, investor, investing',
  'remote-employee': 'remote employee, remote, remote work, digital nomad, remote job, nomad',
  study: 'study, studies, student, school, university, language course',
  research: 'research, researcher, science, scientist',
  family: 'family, family member, family reunification, partner, spouse, join family, marriage',
  'intra-company': 'intra company, intra company transfer, transfer, ict, secondment',
  seasonal: 'seasonal, seasonal work, season',
  'working-holiday': 'working holiday, working holidays',
  'look-for-job': 'look for a job, look for job, looking for a job, job search, job seeker, find a job',
  'new-employer': 'new employer, change of employer, change employer, change job, new job, job change',
  'same-job': 'same job, extension, extend, renewal, renew',
  'stay-on': 'stay on, stay, keep living here, continue, protection, temporary protection',
  'permanent-residence': 'permanent residence, permanent residency, permanent',
  citizenship: 'citizenship, naturalisation, naturalization, passport',
  visit: 'visit, tourism, tourist, holiday, short stay',
  other: 'other, retire, retirement, something else',
} as const;
export type Purpose = keyof typeof purposeWords;

const holdWords = {
  none: 'none, nothing, no permit',
  'visa-free': 'visa free, visa free stay, visitor, esta, no visa',
  'short-visa-tourist':
    'short visa tourist, short visa, schengen visa, tourist visa, short term visa, visa c',
  'short-visa-eu-family': 'short visa eu family, short visa family of eu citizen, visa eu family',
  'visa-business': 'visa business, business visa, freelancer visa, long term visa business',
  'visa-study': 'visa study, student visa, study visa, long term visa study',
  'visa-family': 'visa family, family visa, partner visa, long term visa family',
  'visa-other':
    'visa other, long term visa, visa d, digital nomad visa, digital nomad, digital nomad employee',
  'visa-seasonal': 'visa seasonal, seasonal visa, seasonal',
  'working-holiday': 'working holiday, working holiday visa',
  'visa-toleration': 'visa toleration, toleration, leave to remain',
  'digital-nomad-freelancer': 'digital nomad freelancer',
  'employee-card-dual': 'employee card dual, employee card, dual employee card, dual card',
  'employee-card-nondual': 'employee card nondual, non dual employee card, employee card non dual, nondual',
  'blue-card': 'blue card, eu blue card cz',
  'ict-card': 'ict card, intra company card',
  'residence-study': 'residence study, study residence, residence permit study, study permit, student permit',
  'residence-research': 'residence research, research permit, researcher',
  'residence-business': 'residence business, business residence, residence permit business, business permit',
  'residence-family': 'residence family, family residence, residence permit family, family permit',
  'residence-jobseeker': 'residence jobseeker, job seeker permit, jobseeker, residence job seeker',
  'residence-investor': 'residence investor, investor permit',
  'residence-other':
    'residence other, residence, residence permit, long term residence, special long term residence',
  'eu-blue-card': 'eu blue card, blue card of another member state',
  'eu-long-term-resident': 'eu long term resident, long term resident of another member state',
  'temporary-protection': 'temporary protection, protection',
  asylum: 'asylum, subsidiary protection, international protection',
  'waiting-for-extension': 'waiting for extension, pending extension, extension pending, waiting',
  'uk-certificate': 'uk certificate, uk withdrawal agreement, withdrawal agreement, uk card',
  'eu-certificate': 'eu certificate, registration certificate, temporary residence certificate',
  'eu-family': 'eu family, eu family card, family member of an eu citizen, temporary residence eu family',
  'permanent-residence': 'permanent residence, permanent residency, permanent',
  'permanent-residence-eu': 'permanent residence eu, permanent eu',
} as const;
export type Hold = keyof typeof holdWords;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const listed = <Id extends string>(words: Readonly<Record<Id, string>>): ReadonlyMap<string, Id> =>
  new Map(
    Object.entries<string>(words).flatMap(([id, names]) =>
      // Its keys are ids: TypeScript forgets them.
      [plain(id), ...names.split(', ')].map((name) => [name, id as Id] as const),
    ),
  );

const purposes = listed(purposeWords);
const holds = listed(holdWords);

/** The purposes that can be named. */
export const purposeIds = Object.keys(purposeWords);
/** What can be held. */
export const holdIds = Object.keys(holdWords);

/** The purpose of a few words; nothing where they name none. */
export const purposeOf = (words: string): Purpose | undefined => purposes.get(plain(words));

/** What somebody holds, of a few words: a blue card or a status of another member may say which one. */
export function holdOf(words: string): Hold | undefined {
  const said = plain(words);
  const known = holds.get(said);
  if (known) return known;
  if (/^(eu )?blue card [a-z]{2}$/.test(said)) return 'eu-blue-card';
  if (/^eu long term resident [a-z]{2}$/.test(said)) return 'eu-long-term-resident';
  return undefined;
}
