import { readWaitingTimes } from '@majak/desk/cases/read-waiting-times';
import { listServices } from '@majak/desk/content/read';
import { offeredApplications, offeredDocuments } from '@majak/desk/offered-tools';
import { openPayload } from '@majak/desk/payload';
import { readText } from '@majak/desk/ports/read-text';
import { site } from '@majak/desk/site';
import type { SitePlan } from '@majak/sites/site';
import type { WaitingTable } from '@majak/tools/cases/waiting-table';
import type { PlanAnswer } from '@majak/tools/plan/plan-answer';
import type { PlanBlank } from '@majak/tools/plan/plan-blank';
import { startPath } from '../applications/application-address.ts';
import { today } from '../today.ts';
import { planInWords } from './plan-in-words.ts';
import { type PlanPay, planPay } from './plan-pay.ts';

/** The name of the button that takes a plan along into a question to us. */
export const along = 'along';

const maxBytes = 64 * 1024;
const longest = 100;

/** What the agency does for a permit, and what it asks for that. */
export type PlanService = {
  slug: string;
  title: string;
  href: string;
  price: number | null;
  duration: string;
};

/** What a page of a plan shows. */
export type ShownPlan = {
  status: number;
  blanks: readonly PlanBlank[];
  further: readonly PlanBlank[];
  typed: Readonly<Record<string, string>>;
  faults: readonly string[];
  answer?: PlanAnswer;
  start: string;
  today: string;
  service?: PlanService;
  /** How long the office took with cases of ours. */
  waits?: WaitingTable;
  /** The plan as a message to us, where the person wants to send it along. */
  message?: string;
  pay?: PlanPay;
  /** What family does who come along. */
  family?: PlanAnswer;
  /** Addresses of what is made here, by the names that papers give it. */
  made: Readonly<Record<string, string>>;
};

async function typedIn(request: Request): Promise<Record<string, string> | undefined> {
  const text =
    request.method === 'POST' ? await readText(request, maxBytes) : new URL(request.url).search.slice(1);
  if (text === undefined) return undefined;
  return Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [name, value.slice(0, longest)]),
  );
}

async function madeHere(): Promise<Record<string, string>> {
  return Object.fromEntries([
    ...offeredApplications.map((one) => [one.slug, startPath(one)]),
    ...(await offeredDocuments()).map(({ slug, page }) => [slug, page]),
  ]);
}

async function serviceFor(permit: string | null, { services }: SitePlan): Promise<PlanService | undefined> {
  const wanted = permit ? (services[permit] ?? []) : [];
  const listed = await listServices().catch(() => []);
  const found = wanted.map((slug) => listed.find((one) => one.slug === slug)).find((one) => one);
  if (!found) return undefined;
  const { title, slug, price, duration } = found;
  return { slug, title, href: `/our-services/${slug}`, price: price ?? null, duration: duration ?? '' };
}

/** Nothing where there are too few cases, or none can be read just now: a plan does without them. */
async function waitsFor(service: PlanService | undefined): Promise<WaitingTable | undefined> {
  const permit = service && site.permits?.[service.slug];
  if (!permit) return undefined;
  return openPayload()
    .then((payload) => readWaitingTimes(payload, permit))
    .catch(() => undefined);
}

/** What the page of a plan shows: its sentence, and the answer once something was asked. */
export async function loadPlan(sitePlan: SitePlan, request: Request): Promise<ShownPlan> {
  const { plan } = sitePlan;
  const day = today();
  const [blanks, further] = [plan.sentence.blanks(day), plan.sentence.further];
  const all = [...blanks, ...further];
  const starts = Object.fromEntries(all.map(({ name, start }) => [name, start]));
  const empty = {
    status: 200,
    blanks,
    further,
    faults: [],
    start: starts.start ?? day,
    today: day,
    made: {},
  };
  const sent = await typedIn(request);
  if (!sent)
    return {
      ...empty,
      typed: starts,
      status: 413,
      faults: ['This is more than 64 KB. Enter less at a time.'],
    };
  const asked = all.some(({ name }) => name in sent);
  const typed = {
    ...starts,
    ...Object.fromEntries(all.flatMap(({ name }) => (name in sent ? [[name, sent[name] ?? '']] : []))),
  };
  if (!asked) return { ...empty, typed };
  const given = plan.sentence.givenOf(typed);
  const planned = plan.answer(given, day);
  if (!planned.ok) {
    const { blankOf } = plan.sentence;
    const labels = new Map(all.map(({ name, label }) => [name, label]));
    const faults = planned.faults.map(
      ({ field, message }) => `${labels.get(blankOf[field] ?? field) ?? 'The plan'}: ${message}`,
    );
    return { ...empty, typed, status: 422, faults };
  }
  const { answer } = planned;
  const pay = await planPay(given, sitePlan, day);
  const withFamily = plan.sentence.familyOf(typed, answer.permit, pay?.net);
  const family = withFamily && plan.answer(withFamily, day);
  const service = await serviceFor(answer.permit, sitePlan);
  return {
    ...empty,
    typed,
    answer,
    start: typed.start || day,
    made: await madeHere(),
    ...optional('service', service),
    ...optional('waits', await waitsFor(service)),
    ...optional('message', along in sent ? planInWords({ blanks, typed, answer, service }) : undefined),
    ...optional('pay', pay),
    ...optional('family', family?.ok ? family.answer : undefined),
  };
}

const optional = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { [Key in Name]?: Value };
