import { actAddress } from '@majak/law/cz/act-address';
import { rulesByDay } from '@majak/law/cz/rules-by-day';
import { addDays, type Day } from '@majak/law/dates';
import { lawOn } from '@majak/law/law-on';
import type { RuleId } from '@majak/law/rule';
import { provisionPlace } from '../../documents/cz/provision-place.ts';
import type { LawPlace } from '../../form/finding.ts';
import { formatMoney, money } from '../../money/money.ts';
import type { CoverLaw, Note, Reason } from '../cover-law.ts';
import { daysIn, type Needs } from '../needs.ts';
import type { Cover, Exclusion, InsuranceProduct } from '../product.ts';
import { noted, personNotes } from './person-notes.ts';

const limitCurrency = 'EUR';

function numberOn(id: RuleId, on: Day): number {
  const law = lawOn(rulesByDay, on);
  const value = law.ok ? law.value.valueOf(id) : null;
  if (typeof value !== 'number') throw new Error(`${id} has no number on ${on}`);
  return value;
}

function rulePlace(
  id: 'cz.insurance.short.limit' | 'cz.insurance.long.limit' | 'cz.insurance.long.sharing',
): LawPlace {
  const { act, section } = rulesByDay[id];
  const source = actAddress(act);
  return { act, section, ...(source ? { source } : {}) };
}

/** Whether a stay is one for which insurance for emergencies by the rules of the EU is enough. */
const isShort = ({ stay, startsOn }: Needs): boolean =>
  daysIn(stay) <= numberOn('cz.insurance.short.days', startsOn);

const limitRule = (needs: Needs) =>
  isShort(needs) ? ('cz.insurance.short.limit' as const) : ('cz.insurance.long.limit' as const);

const leastLimit = (needs: Needs) => money(numberOn(limitRule(needs), needs.startsOn) * 100, limitCurrency);

const coverWords: Readonly<Partial<Record<Cover, string>>> = {
  urgent: 'urgent care',
  home: 'transport home',
  remains: 'repatriation of remains',
  preventive: 'preventive care',
  checkups: 'check-ups during an illness',
  pregnancy: 'pregnancy and birth',
};

const exclusionWords: Readonly<Partial<Record<Exclusion, string>>> = {
  intent: 'intentional injury',
  fault: 'injury that’s the insured’s own fault',
  alcohol: 'injury after alcohol',
  drugs: 'injury after drugs',
};

const because = (code: string, says: string, at: LawPlace): Reason => ({ code, says, place: at });

function limitReasons(needs: Needs, { limit }: InsuranceProduct): Reason[] {
  const least = leastLimit(needs);
  if (limit.currency === least.currency && limit.minor >= least.minor) return [];
  const says = `It pays up to ${formatMoney(limit)} an event; at least ${formatMoney(least)} is needed for this stay.`;
  return [because('limit', says, rulePlace(limitRule(needs)))];
}

function missingCovers(product: InsuranceProduct, wanted: readonly Cover[], at: LawPlace): Reason[] {
  const missing = wanted.filter((one) => !product.covers.includes(one)).map((one) => coverWords[one] ?? one);
  return missing.length === 0 ? [] : [because('cover', `It doesn’t pay for ${missing.join(', ')}.`, at)];
}

function longReasons(needs: Needs, product: InsuranceProduct): Reason[] {
  const excluded = product.excludes.flatMap((one) => exclusionWords[one] ?? []);
  return [
    ...(product.sharing
      ? [
          because(
            'sharing',
            'The insured would have to pay a part themselves.',
            rulePlace('cz.insurance.long.sharing'),
          ),
        ]
      : []),
    ...(excluded.length > 0
      ? [
          because(
            'exclusion',
            `It leaves out ${excluded.join(', ')}.`,
            provisionPlace('cz.insurance.exclusions'),
          ),
        ]
      : []),
    ...missingCovers(product, ['urgent', 'home', 'remains'], provisionPlace('cz.insurance.home')),
    ...(product.category === 'comprehensive' ? comprehensiveReasons(product) : emergencyReasons(needs)),
  ];
}

const comprehensiveReasons = (product: InsuranceProduct): Reason[] => [
  ...missingCovers(
    product,
    ['preventive', 'checkups', 'pregnancy'],
    provisionPlace('cz.insurance.comprehensive'),
  ),
  ...(product.insurer.licensedHere
    ? []
    : [
        because(
          'licence',
          'Its insurer isn’t licensed for it in the Czech Republic.',
          provisionPlace('cz.insurance.filedHere'),
        ),
      ]),
];

/** The last day on which insurance for emergencies counts for a long stay. */
const emergencyUntil = ({ stay, startsOn }: Needs): Day =>
  addDays(stay.from, numberOn('cz.stay.insurance.days', startsOn) - 1);

/** Insurance for emergencies is a way in for those who come from abroad, and for their first days alone. */
function emergencyReasons(needs: Needs): Reason[] {
  if (needs.filed === 'here')
    return [
      because(
        'filed_here',
        'You apply in the Czech Republic, where only comprehensive insurance counts.',
        provisionPlace('cz.insurance.filedHere'),
      ),
    ];
  if (needs.startsOn <= emergencyUntil(needs)) return [];
  const days = numberOn('cz.stay.insurance.days', needs.startsOn);
  return [
    because(
      'too_late',
      `It only counts for the first ${days} days of your stay, and it would begin after them. From then on you need comprehensive insurance.`,
      provisionPlace('cz.insurance.afterArrival'),
    ),
  ];
}

const stayNotes = (needs: Needs): Note[] =>
  !isShort(needs) && needs.category === 'basic' && needs.filed !== 'here'
    ? [
        noted(
          'Basic insurance is enough for the first 90 days after you arrive. Within those days you need comprehensive insurance from an insurer licensed here.',
          'cz.insurance.afterArrival',
        ),
      ]
    : [];

/** What a product that is not refused has of what the law wants. */
function metBy(needs: Needs, { limit, category }: InsuranceProduct): Note[] {
  const least = formatMoney(leastLimit(needs));
  const pays = `It pays up to ${formatMoney(limit)} an event, and at least ${least} is needed.`;
  if (isShort(needs)) return [{ says: pays, place: rulePlace('cz.insurance.short.limit') }];
  return [
    { says: `${pays} You pay no part of it.`, place: rulePlace('cz.insurance.long.limit') },
    noted('It doesn’t exclude anything that has to be covered.', 'cz.insurance.exclusions'),
    ...(category === 'comprehensive'
      ? [
          noted(
            'It pays for preventive care, check-ups, pregnancy and birth too, as comprehensive insurance has to.',
            'cz.insurance.comprehensive',
          ),
        ]
      : []),
  ];
}

/** What Czech law wants of insurance for a stay: acts 326/1999 and 48/1997. Travel and liability it leaves to people. */
export const czechCoverLaw: CoverLaw = {
  needless: (needs) => {
    if (needs.line !== 'health') return undefined;
    const at = provisionPlace(isShort(needs) ? 'cz.insurance.publicShort' : 'cz.insurance.public');
    if (needs.insuredBy === 'public')
      return because(
        'public',
        'You’re publicly insured, so nobody may ask you for other health insurance.',
        at,
      );
    if (needs.insuredBy === 'treaty')
      return because(
        'treaty',
        'You’re insured through the EU or a treaty, so show the papers of that insurance.',
        at,
      );
    return undefined;
  },
  refusals: (needs, product) => {
    if (needs.line !== 'health') return [];
    if (!isShort(needs)) return [...limitReasons(needs, product), ...longReasons(needs, product)];
    return [
      ...limitReasons(needs, product),
      ...missingCovers(product, ['urgent', 'home', 'remains'], rulePlace('cz.insurance.short.limit')),
    ];
  },
  met: (needs, product) => (needs.line === 'health' ? metBy(needs, product) : []),
  countsUntil: (needs, { category }) =>
    needs.line === 'health' && category === 'basic' && !isShort(needs) ? emergencyUntil(needs) : undefined,
  notes: (needs) => (needs.line === 'health' ? [...stayNotes(needs), ...personNotes(needs)] : []),
  demands: (needs) => {
    if (needs.line !== 'health') return [];
    const least = formatMoney(leastLimit(needs));
    if (isShort(needs))
      return [
        {
          says: `For a stay of up to 90 days you need insurance of at least ${least} for the whole stay, with transport home, urgent care and death.`,
          place: rulePlace('cz.insurance.short.limit'),
        },
      ];
    return [
      {
        says: `For a stay of over 90 days you need at least ${least} an event, and nothing paid by you.`,
        place: rulePlace('cz.insurance.long.limit'),
      },
      noted('Intentional injury, fault, alcohol or drugs mustn’t be excluded.', 'cz.insurance.exclusions'),
      needs.filed === 'here'
        ? noted(
            'If you apply here, you need comprehensive insurance from an insurer licensed here.',
            'cz.insurance.filedHere',
          )
        : noted(
            'If you come from abroad, you need comprehensive insurance within 90 days of arriving at the latest.',
            'cz.insurance.afterArrival',
          ),
    ];
  },
};
