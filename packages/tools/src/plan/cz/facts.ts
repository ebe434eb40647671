import { businessQuotas, cardQuotas } from '@majak/law/cz/plan/nationalities';
import type { Day } from '@majak/law/dates';
import type { Law } from '@majak/law/law-on';
import type { Facts } from '@majak/law/plan-law';
import { fundsFor, incomeNeeded, incomeWithRealCosts, numberOf } from './amounts.ts';
import { dateFacts } from './date-facts.ts';
import { freedFamilyFacts, settledFamilyFacts } from './family-facts.ts';
import type { Given } from './given.ts';
import { familyOf, householdOf, isYoungChild, oldestChild, relationOf, sizeOf, withChild } from './people.ts';
import { permanentYears } from './permanent-years.ts';
import { holdFacts, isIn, personFacts } from './person-facts.ts';
import { type Purpose, purposeOf } from './purposes.ts';
import { sponsorFacts } from './sponsor-facts.ts';

const inWords = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

/** What somebody wants, where they did not say it: what they told says it. */
function purposeFrom(given: Given): Purpose | 'unknown' {
  if (given.purpose !== undefined) return purposeOf(given.purpose) ?? 'other';
  if (given.history || given.applyOn) return 'permanent-residence';
  if (given.newJob || given.jobEndDate || given.jobEnd) return 'new-employer';
  if (given.relation || given.sponsor || given.euRelative) return 'family';
  if (given.salary !== undefined) return 'job';
  if (given.holdsUntil) return 'stay-on';
  return 'unknown';
}

const finishedHere = (given: Given): boolean | undefined => {
  const studies = given.studies?.toLowerCase();
  if (studies === undefined) return given.czechDegree;
  return /not.?finished|unfinished|ongoing|current/.test(studies)
    ? false
    : /finish|graduat|complet|degree/.test(studies);
};

function freeAccessFacts(given: Given, holds: Facts[string], nationality: string): Facts {
  const byNationality = isIn('freeAccess', nationality);
  const finished = finishedHere(given);
  const isForeign = given.studies !== undefined && !/czech|cz|here/i.test(given.studies);
  const byDegree =
    given.czechDegree === true || (finished === true && !isForeign) || holds === 'residence-jobseeker';
  return {
    finished,
    freeAccess: byNationality || byDegree,
    freeAccessBy: byNationality ? 'nationality' : byDegree ? 'degree' : undefined,
  };
}

const isNoDegree = /^(no|none|false|secondary|high school|maturita|basic)/i;
function degreeOf({ degree, czechDegree, studies }: Given): boolean | undefined {
  if (typeof degree === 'boolean') return degree;
  if (typeof degree === 'string') return !isNoDegree.test(degree);
  return (
    czechDegree ?? (studies && /university/i.test(studies) && /finish/i.test(studies) ? true : undefined)
  );
}

function workFacts(given: Given, law: Law): Facts {
  const degree = degreeOf(given);
  const experienced = given.practiceYears !== undefined && given.practiceYears >= 5;
  const field = given.field && fieldOf(given.field);
  const nomadDegree =
    given.practiceYears !== undefined && given.practiceYears >= 3
      ? true
      : field === 'IT' && typeof given.degree === 'string'
        ? /stem|it|comput|engineer|math|physic|science|informat/i.test(given.degree)
        : degree;
  return {
    salary: given.salary,
    earned: given.income ?? given.salary,
    qualified: degree === true || experienced ? true : degree,
    byPractice: degree !== true && experienced,
    contractMonths: given.contractMonths,
    hours: given.hours,
    contractShort:
      (given.hours !== undefined && given.hours < 15) ||
      (given.salary !== undefined && given.salary < numberOf(law, 'cz.wage.minimum.month')),
    field,
    nomadField: field === 'IT' || field === 'marketing',
    nomadQualified: nomadDegree,
    employerSize: given.employerSize,
    role: given.role?.toLowerCase().replace(/^.*(manager|specialist|trainee).*$/, '$1'),
    monthsWithGroup: given.monthsWithGroup,
    monthsToWait: inWords[Math.ceil(6 - (given.monthsWithGroup ?? 0))],
    ictYears: /train/i.test(given.role ?? '') ? '1 year' : '3 years',
    hostingAgreement: given.hostingAgreement,
    workPermit: given.workPermit,
    months: given.months ?? given.stayMonths,
  };
}

function fieldOf(words: string): string {
  if (/^it$|software|developer|programm|comput|data|stem/i.test(words)) return 'IT';
  return /market/i.test(words) ? 'marketing' : words.toLowerCase();
}

const listedPrograms =
  /accredit|universit|college|degree|bachelor|master|phd|doctor|exchange|erasmus|secondary|high.?school|conservat|state|public|preparat|vos|higher.?vocational|intern|volunt/i;
const secondary = /secondary|high.?school|conservat|\bvos\b|higher.?vocational/i;
const university = /universit|college|accredit|degree|bachelor|master|phd|doctor|preparat/i;
const unlisted = /private|language|course|unaccredit/i;

function stayFacts(given: Given, purpose: Purpose | 'unknown'): Facts {
  const programme = given.programme;
  const days = given.stayDays ?? (given.stayMonths === undefined ? undefined : given.stayMonths * 30);
  return {
    purpose,
    stayMonths: given.stayMonths,
    stayDays: given.stayDays,
    longStay: days === undefined ? purpose !== 'visit' : days > 92,
    overThirtyDays: days === undefined ? purpose !== 'visit' : days > 30,
    secondaryStudy: programme !== undefined && secondary.test(programme),
    extendedStudy:
      programme === undefined ? undefined : university.test(programme) && !secondary.test(programme),
    studyListed:
      programme === undefined
        ? undefined
        : !unlisted.test(programme) ||
          (listedPrograms.test(programme) && !/private|unaccredit/i.test(programme)),
  };
}

function quotaFacts(given: Given, anyEmbassy: Facts[string]): Facts {
  if (anyEmbassy) return {};
  const from = given.location === 'abroad' ? (given.residence ?? given.nationality) : given.nationality;
  const [card, business] = [cardQuotas[from], businessQuotas[from]];
  return {
    ...(card ? { cardQuotaEmbassy: card.embassy, cardQuotaAll: card.all, cardQuotaOpen: card.open } : {}),
    ...(business
      ? {
          businessQuotaEmbassy: business.embassy,
          businessQuotaAll: business.all,
          businessQuotaOpen: business.open,
        }
      : {}),
  };
}

const spaced = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ' ');

function moneyFacts(given: Given, law: Law, purpose: Purpose | 'unknown'): Facts {
  const household = householdOf(given);
  const needed = incomeNeeded(law, household);
  const blueMonth = numberOf(law, 'cz.blueCard.salary.month');
  const stay = purpose === 'look-for-job' ? 9 : (given.stayMonths ?? 12);
  const income = given.sponsor?.netIncome ?? given.householdNet;
  const real = given.rent === undefined ? undefined : incomeWithRealCosts(law, household, given.rent);
  return {
    blueMonth,
    blueMonthWords: spaced(blueMonth),
    blueYear: numberOf(law, 'cz.blueCard.salary.year'),
    incomeMin: blueMonth,
    minimumWage: numberOf(law, 'cz.wage.minimum.month'),
    fundsBusiness: numberOf(law, 'cz.funds.business'),
    funds: fundsFor(law, Math.min(stay, 12)),
    fundsYear: fundsFor(law, 12),
    incomeNeeded: needed,
    incomeNeededForPermit: needed,
    withRealCosts: real,
    persons: sizeOf(household),
    householdIncome: income,
    householdNet: given.householdNet,
    netIncome: given.netIncome,
    enough: income === undefined ? undefined : income >= needed,
  };
}

/** What follows from what somebody said, with the values of the law on the day they come. */
export function factsOf(given: Given, law: Law, today: Day): Facts {
  const purpose = purposeFrom(given);
  const person = personFacts(given);
  const hold = holdFacts(given, purpose);
  const dates = dateFacts(given, law, today);
  const ukProtected =
    hold.holds === 'uk-certificate' ||
    (given.nationality === 'GB' &&
      given.livesInCzSince !== undefined &&
      given.livesInCzSince <= '2020-12-31');
  const absenceMax = numberOf(law, 'cz.permanent.absence.days');
  const permanentFor = numberOf(law, 'cz.permanent.years');
  const counted = permanentYears(
    { ...given, yearsInCz: given.yearsInCz ?? dates.years },
    given.applyOn ?? today,
    permanentFor,
  );
  const years = given.yearsInCz ?? dates.years ?? counted.countedYears;
  return {
    ...person,
    ...hold,
    ...settledFamilyFacts(given, { ...person, ...hold }, years, permanentFor),
    ...freedFamilyFacts(given, hold.holds, years),
    ukProtected,
    ...freeAccessFacts(given, hold.holds, String(person.nationality)),
    ...workFacts(given, law),
    ...stayFacts(given, purpose),
    ...quotaFacts(given, person.anyEmbassy),
    ...moneyFacts(given, law, purpose),
    ...sponsorFacts(given, law),
    ...dates.facts,
    ...counted,
    yearsInCz: years,
    permanentYears: permanentFor,
    absenceMax,
    absenceDays: given.absenceDays,
    longestAbsenceDays: given.longestAbsenceDays,
    maxAbsencePerYearMonths: given.maxAbsencePerYearMonths,
    a2: given.a2,
    exempt: given.age === undefined ? undefined : given.age < 15 || given.age >= 60,
    underFifteen: given.age === undefined ? undefined : given.age < 15,
    courseExempt: isYoungChild(given) || (given.age !== undefined && (given.age < 15 || given.age >= 61)),
    relation: relationOf(given),
    withChild: withChild(given),
    childAge: oldestChild(given),
    youngChild: isYoungChild(given),
    youngest: given.ages && given.ages.length > 0 ? Math.min(...given.ages) : undefined,
    euRelative: given.euRelative,
    relativeIsEu:
      given.euRelative === undefined
        ? undefined
        : ['CZ', 'GB'].includes(given.euRelative) || isIn('freeMovement', given.euRelative),
    relativeIsCzech: given.euRelative === 'CZ',
    euFamilyValidity: ['CZ', 'NO', 'IS', 'LI', 'CH'].includes(given.euRelative ?? '')
      ? 'residence card of at most 3 years'
      : 'residence card of at most 5 years',
    monthsOnPermit: given.monthsOnPermit,
    firstCard: given.firstCard,
    jobChange:
      purpose === 'new-employer' ||
      given.jobEndDate !== undefined ||
      given.newJob !== undefined ||
      given.jobEnd !== undefined,
    employersReasons:
      given.jobEnd === undefined ? undefined : /52 ?[a-e]\)|redundan|employer/i.test(given.jobEnd),
    jobEndAllows:
      given.jobEnd === undefined
        ? undefined
        : /§ ?52|redundan|employer.s reason|§ ?56|probation/i.test(given.jobEnd),
    applicants: applicantsOf(given, purpose),
  };
}

/** How many people file at once, where more than one does. */
function applicantsOf(given: Given, purpose: Purpose | 'unknown'): number | undefined {
  if (purpose === 'research') return 1 + familyOf(given).length;
  if (purpose !== 'family' || given.euRelative !== undefined) return undefined;
  const relations =
    given.relation === undefined || typeof given.relation === 'string' ? 1 : given.relation.length;
  return Math.max(1, relations);
}
