import { planLaw } from '@majak/law/cz/plan/plan-law';
import { rulesByDay } from '@majak/law/cz/rules-by-day';
import type { Day } from '@majak/law/dates';
import { type Law, lawOn } from '@majak/law/law-on';
import * as z from 'zod/mini';
import { faultsOf } from '../../form/fault.ts';
import { decidePlan } from '../decide-plan.ts';
import type { Plan, Planned } from '../plan.ts';
import { type PlanAnswer, planAnswerSchema, planFeeSchema } from '../plan-answer.ts';
import { numberOf } from './amounts.ts';
import { factsOf } from './facts.ts';
import { type Given, givenNames, givenSchema } from './given.ts';
import { nationalityNotes } from './nationality-notes.ts';
import { holdIds, purposeIds } from './purposes.ts';
import { czechSentence } from './sentence.ts';

const whole = 'Send an object with nationality, location and purpose';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is not known may be sent as null. */
const withoutNulls = (given: unknown): unknown =>
  isObject(given) ? Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)) : given;

/** The law of the day somebody comes, as far as it is known; that of today for days before it. */
function lawOfPlan({ start, entry, applyOn }: Given, today: Day): Law {
  const day = [start, entry, applyOn].find((one) => one !== undefined) ?? today;
  const read = lawOn(rulesByDay, day > today && day < '2100-01-01' ? day : today);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const { amount: czk, ...feeShape } = planFeeSchema.shape;
/** An answer as programs get it. */
const toldSchema = z.extend(planAnswerSchema, { officialFees: z.array(z.object({ ...feeShape, czk })) });

const toldOf = (answer: PlanAnswer): z.infer<typeof toldSchema> => ({
  ...answer,
  officialFees: answer.officialFees.map(({ amount, ...fee }) => ({ ...fee, czk: amount })),
});

/** Permits that can be the answer, each id once. */
const permitsThatFit = [
  ...new Map(
    planLaw.situations
      .flatMap(({ tries }) => tries)
      .flatMap((key) => planLaw.permits[key] ?? [])
      .filter(({ id }) => !id.includes('{'))
      .map(({ id, title, officialName = null }) => [id, { id, title, officialName }] as const),
  ).values(),
];

/** Who needs what in the Czech Republic, as one question: what is asked, and what a plan answers. */
export const czechPlan: Plan = {
  rules: rulesByDay,
  sentence: czechSentence,
  givenSchema: z.toJSONSchema(givenSchema, { io: 'input', unrepresentable: 'any' }),
  toldSchema: z.toJSONSchema(toldSchema),
  sample: {
    nationality: 'US',
    location: 'abroad',
    purpose: 'job',
    salary: 60_000,
    degree: true,
    contractMonths: 24,
    hours: 40,
    start: '2027-03-01',
  },
  lists: { purposes: purposeIds, holds: holdIds, permits: permitsThatFit },
  onNationality: nationalityNotes,
  answer: (given, today): Planned => {
    const read = givenSchema.safeParse(withoutNulls(given));
    if (!read.success) return { ok: false, faults: faultsOf(read.error.issues, whole) };
    const law = lawOfPlan(read.data, today);
    const answer = decidePlan({
      law: planLaw,
      facts: factsOf(read.data, law, today),
      valueOfRule: (rule) => numberOf(law, rule),
    });
    const known = isObject(given) ? Object.keys(given) : [];
    return {
      ok: true,
      given: read.data,
      answer,
      told: toldOf(answer),
      ignored: known.filter((name) => !givenNames.includes(name)).slice(0, 50),
    };
  },
};
