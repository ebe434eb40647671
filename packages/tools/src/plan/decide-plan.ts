import { type Place, type Sureness, surenesses } from '@majak/law/legal-clock';
import type { Facts, PlanLaw, PlanPermit, PlanSituation, Sometimes } from '@majak/law/plan-law';
import type { RuleId } from '@majak/law/rule';
import { canFill, filled, meets } from './meets.ts';
import type { PlanAnswer } from './plan-answer.ts';

/** What a decision is made from: the law of a country, what is known, and the values of rules on a day. */
export type PlanQuestion = {
  law: PlanLaw;
  facts: Facts;
  valueOfRule: (rule: RuleId) => number;
};

/** `326/1999 § 93(1), § 102`: one act is named once. */
export function lawInWords(places: readonly Place[]): string {
  const acts = [...new Set(places.map(({ act }) => act))];
  return acts
    .map((act) => {
      const sections = places.filter((place) => place.act === act).map(({ section }) => section);
      return `${act.replace(/ Sb\.$/, '')} ${sections.join(', ')}`;
    })
    .join('; ');
}

const sectionsOf = (places: readonly Place[]): string[] => [
  ...new Set(places.map((place) => lawInWords([place]))),
];

const order = Object.keys(surenesses);
const least = (found: readonly Sureness[]): Sureness =>
  found.toSorted((one, other) => order.indexOf(other) - order.indexOf(one))[0] ?? 'stated';

/** The names of a list that hold now. */
const usedOf = (list: readonly Sometimes[], facts: Facts): string[] =>
  list.flatMap((one) => (typeof one === 'string' ? [one] : meets(facts, one.when) ? [one.use] : []));

const obstaclesOf = (permit: PlanPermit, facts: Facts): PlanPermit['obstacles'] =>
  permit.obstacles.filter(({ when }) => meets(facts, when));

/**
 * Finds the permit that fits a situation, why the others do not, and what follows from it.
 * @throws Error where the law names a permit, a fee, a step or a paper that it does not have.
 */
export function decidePlan(question: PlanQuestion): PlanAnswer {
  const { law, facts } = question;
  const situation = law.situations.find(({ when }) => meets(facts, when));
  if (!situation) throw new Error('No situation takes whoever is in none');
  const named = (key: string): PlanPermit => found(law.permits, key);
  const fitting = situation.tries.find((key) => obstaclesOf(named(key), facts).length === 0);
  const permit = fitting === undefined ? undefined : named(fitting);
  return {
    ...(permit ? ofPermit(permit, question) : ofNone(situation, question)),
    ...others({ situation, permit, question }),
    amounts: amountsOf(
      situation.tries
        .slice(0, fitting === undefined ? undefined : situation.tries.indexOf(fitting) + 1)
        .flatMap((key) => usedOf(named(key).amounts ?? [], facts)),
      facts,
    ),
    situation: situation.name,
  };
}

function found<Value>(among: Readonly<Record<string, Value>>, key: string): Value {
  const value = Object.hasOwn(among, key) ? among[key] : undefined;
  if (value === undefined) throw new Error(`${key} is not in the law of the plan`);
  return value;
}

type Others = { situation: PlanSituation; permit: PlanPermit | undefined; question: PlanQuestion };

/** What is possible besides, and what is not. */
function others({ situation, permit, question: { law, facts } }: Others) {
  const tried = situation.tries.map((key) => found(law.permits, key)).filter((one) => one !== permit);
  const barred = [...tried, ...(situation.never ?? []).map((key) => found(law.permits, key))];
  const alternatives = [
    ...tried.flatMap((one) => possible(one, facts)),
    ...(situation.also ?? []).flatMap(({ permit: key, words, when }) => {
      if (!meets(facts, when)) return [];
      const one = found(law.permits, key);
      return words === undefined ? possible(one, facts) : [named(one, facts, filled(words, facts) || null)];
    }),
  ].filter(
    ({ permit: id }, at, all) => id !== permit?.id && all.findIndex((one) => one.permit === id) === at,
  );
  return {
    alsoPossible: alternatives.map(({ permit: id, when }) => (when ? `${id} ${when}` : id)),
    alternatives,
    notPossible: barred.flatMap((one) => refused(one, facts)),
  };
}

const named = (permit: PlanPermit, facts: Facts, when: string | null) => ({
  permit: filled(permit.id, facts),
  title: permit.title,
  when,
});

/** A permit as an alternative: without an obstacle, or with one that passes. */
function possible(permit: PlanPermit, facts: Facts): PlanAnswer['alternatives'] {
  const obstacles = obstaclesOf(permit, facts);
  if (obstacles.length === 0) return [named(permit, facts, null)];
  const [first] = obstacles;
  return first?.later && obstacles.every(({ later }) => later)
    ? [named(permit, facts, filled(first.later, facts))]
    : [];
}

/** Why a permit cannot be had; nothing where it can. */
function refused(permit: PlanPermit, facts: Facts): PlanAnswer['notPossible'] {
  const obstacles = obstaclesOf(permit, facts);
  if (obstacles.length === 0) return [];
  return [
    {
      permit: filled(permit.lostAs ?? permit.id, facts),
      title: permit.title,
      why: obstacles.map(({ why }) => filled(why, facts)).join(', '),
      sections: sectionsOf(obstacles.flatMap(({ places }) => places)),
      sureness: least(obstacles.map(({ sureness = 'stated' }) => sureness)),
    },
  ];
}

type Own = Omit<PlanAnswer, 'alsoPossible' | 'alternatives' | 'notPossible' | 'amounts' | 'situation'>;

function ofPermit(permit: PlanPermit, question: PlanQuestion): Own {
  const { law, facts } = question;
  return {
    permit: filled(permit.id, facts),
    title: permit.title,
    officialName: permit.officialName ?? null,
    about: permit.about,
    sections: sectionsOf(permit.places),
    sureness: permit.sureness,
    officialFees: usedOf(permit.fees, facts).map((key) => feeOf(key, question)),
    decisionDays: decisionOf(permit, question),
    reallyTakes: permit.really ?? null,
    firstSteps: stepsOf(permit.steps, question),
    papers: usedOf(permit.papers, facts).map((key) => paperOf(found(law.papers, key), facts)),
    validity: permit.validity ? filled(permit.validity, facts) : null,
    notes: (permit.notes ?? [])
      .filter(({ when, text }) => meets(facts, when) && canFill(text, facts))
      .map(({ text }) => filled(text, facts)),
    unknown: (permit.unknown ?? [])
      .filter(({ when }) => meets(facts, when))
      .map(({ what, ask }) => ({ what: filled(what, facts), ask: filled(ask, facts) })),
  };
}

const ofNone = ({ otherwise = [] }: PlanSituation, question: PlanQuestion): Own => ({
  permit: null,
  title: 'Nothing can be filed as things stand',
  officialName: null,
  about: 'None of the permits we know of fits what you said.',
  sections: [],
  sureness: 'read',
  officialFees: [],
  decisionDays: null,
  reallyTakes: null,
  firstSteps: stepsOf(otherwise, question),
  papers: [],
  validity: null,
  notes: [],
  unknown: [
    { what: 'Whether there’s another way that these questions don’t cover.', ask: 'us, or the ministry' },
  ],
});

function feeOf(key: string, { law, facts, valueOfRule }: PlanQuestion): PlanAnswer['officialFees'][number] {
  const { what, amount, where, places, optional } = found(law.fees, key);
  const applicants = facts.applicants;
  const persons = typeof applicants === 'number' && !optional ? applicants : undefined;
  return {
    what,
    amount: (typeof amount === 'number' ? amount : valueOfRule(amount)) * (persons ?? 1),
    where,
    law: lawInWords(places),
    ...(optional === undefined ? {} : { optional }),
    ...(persons === undefined ? {} : { persons }),
  };
}

function decisionOf(permit: PlanPermit, { facts, valueOfRule }: PlanQuestion): PlanAnswer['decisionDays'] {
  const decided = permit.decisions?.find(({ when }) => meets(facts, when));
  if (!decided) return null;
  const days = (of: RuleId | number): number => (typeof of === 'number' ? of : valueOfRule(of));
  return {
    normal: days(decided.normal),
    ...(decided.complex === undefined ? {} : { complex: days(decided.complex) }),
    ...(decided.family === undefined ? {} : { family: days(decided.family) }),
    law: lawInWords(decided.places),
    sureness: decided.sureness ?? 'stated',
  };
}

function stepsOf(list: readonly Sometimes[], { law, facts }: PlanQuestion): PlanAnswer['firstSteps'] {
  const dayIn = (name: string | undefined): string | undefined => {
    const day = name && facts[name];
    return typeof day === 'string' ? day : undefined;
  };
  return usedOf(list, facts).map((key) => {
    const { step, who, places, sureness = 'stated', within, day, opens, by } = found(law.steps, key);
    const [first, last] = [dayIn(opens), dayIn(by)];
    const said = day && canFill(day, facts) ? `: ${filled(day, facts)}` : '';
    return {
      step: filled(step, facts),
      law: lawInWords(places) + said,
      who,
      sureness,
      ...(within ? { within: { ...within } } : {}),
      ...(first ? { opens: first } : {}),
      ...(last ? { by: last } : {}),
    };
  });
}

function paperOf(
  { title, places, about, made }: PlanLaw['papers'][string],
  facts: Facts,
): PlanAnswer['papers'][number] {
  return {
    title: canFill(title, facts) ? filled(title, facts) : title.replace(/\{\w+\}/g, 'the'),
    law: lawInWords(places),
    ...(about && canFill(about, facts) ? { about: filled(about, facts) } : {}),
    ...(made ? { made } : {}),
  };
}

const amountsOf = (names: readonly string[], facts: Facts): PlanAnswer['amounts'] =>
  Object.fromEntries(
    names.flatMap((told) => {
      const [name = told, of = name] = told.split(':');
      const fact = facts[of];
      return fact === undefined ? [] : [[name, fact]];
    }),
  );
