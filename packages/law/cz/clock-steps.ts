import type { ClockStep, Place } from '../legal-clock.ts';
import type { RuleId } from '../rule.ts';

const residence = (section: string): Place => ({ act: '326/1999 Sb.', section });
const procedure = (section: string): Place => ({ act: '500/2004 Sb.', section });

type Extension = { id: string; rule: RuleId; count: string; place: string; what: string };

/** When to ask for more time: from so many days before the end until the last day. */
const extension = ({ id, rule, count, place, what }: Extension): ClockStep => ({
  id,
  title: `Apply for the extension of your ${what}`,
  who: 'you',
  when: `From ${count} days before it ends until its last day`,
  anchor: 'cardEndsOn',
  opens: { days: rule, unit: 'days', direction: 'before' },
  closes: 'on the day',
  moves: true,
  places: [residence(place)],
  sureness: 'stated',
});

type Inactivity = {
  id: string;
  /** Who is asked; the Commission unless it is somebody else, for whom there is no letter. */
  asked?: string;
  places: readonly Place[];
  sureness: ClockStep['sureness'];
};

/** What can be done once the time is over. */
const inactivity = ({ id, asked, places, sureness }: Inactivity): ClockStep => ({
  id,
  title: `Ask the ${asked ?? 'Commission'} to act against the delay`,
  who: 'you',
  when: 'From the day after the time to decide is over',
  anchor: 'decideBy',
  opens: { days: 1, unit: 'days', direction: 'after' },
  moves: false,
  places,
  sureness,
  ...(asked ? {} : { document: 'request-against-inactivity' }),
});

/** What a party may ask at any time; it is worth a letter once the time runs out. */
const question: ClockStep = {
  id: 'question',
  title: 'Ask the office when it will decide',
  who: 'you',
  when: 'A party may ask how the proceedings stand; it’s worth a letter once the time is over',
  anchor: 'decideBy',
  opens: { days: 1, unit: 'days', direction: 'after' },
  moves: false,
  places: [procedure('§ 36(2)')],
  sureness: 'stated',
  document: 'question-on-decision',
};

/** What is done about a stay and by when, each once: kinds of permit name those that concern them. */
export const clockSteps = [
  {
    id: 'papers',
    title: 'Hand in papers that aren’t too old',
    who: 'you',
    when: 'Papers can’t be older than 180 days when you apply, except a passport, register papers and a photograph',
    anchor: 'filedOn',
    opens: { days: 'cz.accommodation.papers.days', unit: 'days', direction: 'before' },
    closes: 'on the day',
    moves: false,
    places: [residence('§ 55(1), § 72')],
    sureness: 'stated',
  },
  {
    id: 'oldest-paper',
    title: 'Your oldest paper becomes too old to be handed in',
    who: 'you',
    when: '180 days after it was issued',
    anchor: 'oldestPaperOn',
    closes: { days: 'cz.accommodation.papers.days', unit: 'days', direction: 'after' },
    moves: false,
    onlyDated: true,
    places: [residence('§ 55(1), § 72')],
    sureness: 'stated',
  },
  {
    id: 'decision',
    title: 'The office has to decide',
    who: 'office',
    when: 'On the last day of its time, not counting pauses',
    anchor: 'decideBy',
    closes: 'on the day',
    moves: false,
    places: [residence('§ 169t')],
    sureness: 'stated',
  },
  question,
  inactivity({
    id: 'inactivity',
    places: [procedure('§ 80(3)'), residence('§ 170a(1)')],
    sureness: 'stated',
  }),
  inactivity({
    id: 'visa-inactivity',
    places: [procedure('§ 6(1), § 80(3)'), residence('§ 170a(1)')],
    sureness: 'read',
  }),
  inactivity({
    id: 'minister-inactivity',
    asked: 'Minister of the Interior',
    places: [procedure('§ 80(3), § 178(2)'), residence('§ 170d(2)')],
    sureness: 'read',
  }),
  {
    id: 'report-address',
    title: 'Report your address to the police',
    who: 'you',
    when: 'Within 3 working days of arriving, unless your landlord or hotel does it',
    anchor: 'arrivedOn',
    closes: { days: 'cz.stay.address.days', unit: 'working days', direction: 'after' },
    moves: true,
    places: [residence('§ 93(1)')],
    sureness: 'stated',
  },
  {
    id: 'report-address-eu',
    title: 'Report your address to the police',
    who: 'you',
    when: 'Within 30 days of arriving, if you stay longer, unless your landlord or hotel does it',
    anchor: 'arrivedOn',
    closes: { days: 'cz.stay.addressEu.days', unit: 'days', direction: 'after' },
    moves: true,
    places: [residence('§ 93(2)')],
    sureness: 'stated',
  },
  {
    id: 'biometrics-after-arrival',
    title: 'Give your fingerprints at the ministry, if you applied abroad',
    who: 'you',
    when: 'Within 30 days of arriving with the visa to collect your permit',
    anchor: 'arrivedOn',
    closes: { days: 'cz.stay.fingerprints.days', unit: 'days', direction: 'after' },
    moves: true,
    places: [residence('§ 44(1)')],
    sureness: 'stated',
  },
  {
    id: 'decision-after-arrival',
    title: 'Collect the decision and give your fingerprints at the ministry',
    who: 'you',
    when: 'Within 3 working days of arriving with the visa to collect your permit',
    anchor: 'arrivedOn',
    closes: { days: 'cz.stay.permanentArrival.days', unit: 'working days', direction: 'after' },
    moves: true,
    places: [residence('§ 74(1)')],
    sureness: 'stated',
  },
  {
    id: 'biometrics',
    title: 'Give your fingerprints at the ministry, if you applied in the country',
    who: 'you',
    when: 'On the day you’re invited for. The clock has been stopped since the ministry noted that it’s going to approve, and is until you collect the card',
    anchor: 'invitedOn',
    closes: 'on the day',
    moves: false,
    places: [residence('§ 44(1), § 44a(13), § 74(2), § 169t(8), (9)')],
    sureness: 'stated',
  },
  {
    id: 'pick-up',
    title: 'Collect your residence card',
    who: 'you',
    when: 'By the day the ministry names, no later than 60 days after the fingerprints',
    anchor: 'fingerprintsOn',
    closes: { days: 'cz.stay.card.days', unit: 'days', direction: 'after' },
    moves: true,
    places: [residence('§ 44(3), § 44a(14), § 74(3)')],
    sureness: 'stated',
  },
  {
    id: 'pick-up-eu',
    title: 'Collect your card or certificate',
    who: 'you',
    when: 'Within 30 days of the invitation',
    anchor: 'invitedOn',
    closes: { days: 'cz.stay.cardEu.days', unit: 'days', direction: 'after' },
    moves: true,
    places: [residence('§ 169r(1)(b)')],
    sureness: 'stated',
  },
  {
    id: 'insurance',
    title: 'Start your next health insurance',
    who: 'you',
    when: 'Before the one you have ends, without a gap',
    anchor: 'insuredUntil',
    closes: 'on the day',
    moves: false,
    places: [residence('§ 180j')],
    sureness: 'read',
  },
  {
    id: 'insurance-after-arrival',
    title: 'Arrange comprehensive health insurance, unless you are publicly insured',
    who: 'you',
    when: 'Within 90 days of arriving with travel insurance',
    anchor: 'arrivedOn',
    closes: { days: 'cz.stay.insurance.days', unit: 'days', direction: 'after' },
    moves: true,
    places: [residence('§ 180j(5)')],
    sureness: 'stated',
  },
  extension({
    id: 'extend',
    rule: 'cz.stay.extension.days',
    count: '120',
    place: '§ 47(1), (12)',
    what: 'permit',
  }),
  extension({
    id: 'extend-visa',
    rule: 'cz.stay.visaExtension.days',
    count: '90',
    place: '§ 60(2), (6)',
    what: 'visa',
  }),
  {
    id: 'extend-in-good-time',
    title: 'Get the papers for the extension together',
    who: 'you',
    when: '30 days before it ends, so that there’s time for anything that’s missing',
    anchor: 'cardEndsOn',
    closes: { days: 30, unit: 'days', direction: 'before' },
    moves: false,
    places: [],
    sureness: 'advice',
  },
] as const satisfies readonly ClockStep[];
export type ClockStepId = (typeof clockSteps)[number]['id'];
