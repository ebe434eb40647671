import { formSetting } from '@majak/desk/insurance/form-setting';
import { sharedNeeds } from '@majak/desk/insurance/sealed-quote';
import { fromPost } from '@majak/tools/form/from-post';
import { insuranceForm } from '@majak/tools/insurance/insurance-form';
import { type InsuranceLine, isInsuranceLine } from '@majak/tools/insurance/product';
import { withPlainPostRows } from '../form/plain-post-rows.ts';
import { bodyLimit } from '../intake/body-limit.ts';
import { type PlainPost, readBody } from '../intake/read-body.ts';
import { isMultipart, readMultipart } from '../intake/read-multipart.ts';
import { compare, readNeeds } from './compare.ts';
import { agesThatDiffer, correctAge } from './correct-age.ts';
import { type AskingPart, askingParts, type Flow } from './flow.ts';
import { type FlowOutcome, type FlowPost, faultsIn, flowPage, textOf } from './flow-post.ts';
import { carried, insurancePaths, mostCompared } from './insurance-address.ts';
import { addListedPeople } from './listed-people.ts';
import { openDetails, orderInsurance } from './order-insurance.ts';

const isPart = (text: string): text is AskingPart => askingParts.some((part) => part === text);

/** The part again, with what is wrong. */
function again(sent: FlowPost, part: AskingPart, said: Record<string, string>): FlowOutcome {
  const ages = part === 'insured' ? agesThatDiffer(sent.typed) : undefined;
  return {
    flow: flowPage(sent, { screen: 'questions', part, ...(ages ? { ages } : {}) }, { said, status: 422 }),
  };
}

/** The part that stands in the way of a comparison. */
async function showResults(sent: FlowPost, notice?: string): Promise<FlowOutcome> {
  const { line, typed, post } = sent;
  const read = readNeeds(line, typed);
  if ('faults' in read) {
    const isPeople = read.faults.every(({ field }) => field.startsWith('people'));
    return again(sent, isPeople ? 'insured' : 'needs', faultsIn(sent, isPeople ? 'insured' : 'needs'));
  }
  const compared = await compare(read.needs, typed, textOf(post, carried.quote));
  if (!compared) return { to: '/' };
  const wanted = post.filter(([name]) => name === carried.compare).map(([, slug]) => slug);
  const { needs, ...shown } = compared;
  return {
    flow: flowPage(sent, {
      screen: 'results',
      ...shown,
      stay: needs.stay,
      compared: [...new Set(wanted)].slice(0, mostCompared),
      isShared: false,
      ...(notice ? { notice } : {}),
    }),
  };
}

/** From one part to the next, where nothing of it is wrong. */
async function goOn(sent: FlowPost, part: AskingPart): Promise<FlowOutcome> {
  const said = faultsIn(sent, part);
  if (Object.keys(said).length > 0) return again(sent, part, said);
  const next = askingParts[askingParts.indexOf(part) + 1];
  return next ? { flow: flowPage(sent, { screen: 'questions', part: next }) } : showResults(sent);
}

async function deal(sent: FlowPost): Promise<FlowOutcome> {
  const { line, post, typed } = sent;
  const intent = textOf(post, carried.intent);
  const posted = textOf(post, carried.part);
  const part = isPart(posted) ? posted : 'needs';
  const { fields } = insuranceForm(line, formSetting());
  const rows = withPlainPostRows(fields, typed, post);
  if (rows) return { flow: flowPage({ ...sent, typed: rows }, { screen: 'questions', part: 'insured' }) };
  if (intent === 'read-list') return { flow: addListedPeople(sent) };
  if (intent === 'back') return { flow: flowPage(sent, { screen: 'questions', part: before(part) }) };
  if (isPart(intent)) return { flow: flowPage(sent, { screen: 'questions', part: intent }) };
  if (intent === 'correct-age' || intent === 'correct-birth')
    return goOn({ ...sent, typed: correctAge(typed, intent) }, 'insured');
  if (intent === 'compare') return showResults(sent);
  if (intent === 'order') return orderInsurance(sent, showResults);
  if (textOf(post, carried.product)) return openDetails(sent, showResults);
  return goOn(sent, part);
}

const before = (part: AskingPart): AskingPart => askingParts[askingParts.indexOf(part) - 1] ?? 'needs';

/** A list of a few thousand people, and all that was answered. */
const mostListBytes = 2 * 1024 * 1024;

type Sent = { post: PlainPost; listFile?: Uint8Array };

/** What was posted; a list of people may come as a file. */
async function readSent(line: InsuranceLine, request: Request): Promise<Sent | Response> {
  if (isMultipart(request.headers)) {
    const read = await readMultipart(request, mostListBytes);
    if (read instanceof Response) return read;
    const file = read.files.find(({ control }) => control === carried.listFile);
    return { post: read.texts, ...(file ? { listFile: file.bytes } : {}) };
  }
  const body = await readBody(request, bodyLimit(insuranceForm(line, formSetting()).fields));
  if (body instanceof Response) return body;
  return { post: body.kind === 'form' ? body.value : [] };
}

/** Answers to a post of the flow, on whichever of its pages. Nothing is kept before it is ordered. */
export async function handleInsurancePost(line: InsuranceLine, request: Request): Promise<FlowOutcome> {
  const { fields } = insuranceForm(line, formSetting());
  const sent = await readSent(line, request);
  if (sent instanceof Response) return { problem: sent };
  return deal({ line, ...sent, typed: fromPost(fields, sent.post), headers: request.headers });
}

/** The first page, empty. */
export const startFlow = (line: InsuranceLine): Flow =>
  flowPage({ line, typed: {} }, { screen: 'questions', part: 'needs' }, { posted: false });

/** The comparison that a link opens; the first page where the link is none, or is too old. */
export async function openShared(line: InsuranceLine, seal: string | null): Promise<FlowOutcome> {
  const opened = seal ? await sharedNeeds(seal) : undefined;
  if (!opened || opened.line !== line || !isInsuranceLine(line)) return { to: insurancePaths(line).start };
  const typed = Object.fromEntries(
    Object.entries(opened.needs).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
  );
  const outcome = await showResults({ line, typed, post: [], headers: new Headers() });
  if (!('flow' in outcome) || outcome.flow.view.screen !== 'results') return outcome;
  return { flow: { ...outcome.flow, view: { ...outcome.flow.view, isShared: true } } };
}
