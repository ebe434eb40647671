import { formSetting } from '@majak/desk/insurance/form-setting';
import { placeInsuranceOrder } from '@majak/desk/insurance/place-insurance-order';
import { openPayload } from '@majak/desk/payload';
import { textsToAnswers } from '@majak/tools/form/field-texts';
import { readForm } from '@majak/tools/form/form';
import { insuranceForm } from '@majak/tools/insurance/insurance-form';
import { needsOf } from '@majak/tools/insurance/needs-of-answers';
import { idempotencyKey } from '../intake/idempotency-key.ts';
import { type Compared, compare, readNeeds } from './compare.ts';
import { agesThatDiffer } from './correct-age.ts';
import type { DetailsView } from './flow.ts';
import { type FlowOutcome, type FlowPost, faultTexts, flowPage, textOf } from './flow-post.ts';
import { carried } from './insurance-address.ts';

type ShowResults = (sent: FlowPost, notice?: string) => Promise<FlowOutcome>;

const gone = 'This product doesn’t fit what you need any more. Choose another one.';
const hourIsOver = 'The price was valid for an hour, which is over, so we’ve worked it out again.';

/** The chosen product with its price; nothing where it cannot be had. */
function chosenIn(sent: FlowPost, compared: Compared): DetailsView | undefined {
  const slug = textOf(sent.post, carried.product);
  const product = compared.products.find((one) => one.slug === slug);
  const offer = compared.quote.offers.find((one) => one.product === slug);
  if (!product || !offer?.fits) return undefined;
  const { quote, held, needs } = compared;
  return { screen: 'details', product, offer, stay: needs.stay, quote, held };
}

const comparedFor = (sent: FlowPost, needs: Compared['needs']) =>
  compare(needs, sent.typed, textOf(sent.post, carried.quote));

/** What was chosen, with all that is still asked. */
export async function openDetails(sent: FlowPost, showResults: ShowResults): Promise<FlowOutcome> {
  const read = readNeeds(sent.line, sent.typed);
  if ('faults' in read) return showResults(sent);
  const compared = await comparedFor(sent, read.needs);
  const view = compared && chosenIn(sent, compared);
  return view ? { flow: flowPage(sent, view) } : showResults(sent, gone);
}

/**
 * Orders what was chosen, at the price that was quoted while it holds. The needs are a part of the order: without them
 * nothing is ordered. What the browser says of a price is not looked at.
 */
export async function orderInsurance(sent: FlowPost, showResults: ShowResults): Promise<FlowOutcome> {
  const { line, typed, post, headers } = sent;
  const needed = readNeeds(line, typed);
  if ('faults' in needed) return showResults(sent);
  const compared = await comparedFor(sent, needed.needs);
  const view = compared && chosenIn(sent, compared);
  if (!compared || !view) return showResults(sent, gone);
  const form = insuranceForm(line, formSetting());
  const read = readForm(form, textsToAnswers(form.fields, typed));
  if (!read.ok) {
    const ages = agesThatDiffer(typed);
    const said = faultTexts(read.faults);
    return { flow: flowPage(sent, { ...view, ...(ages ? { ages } : {}) }, { said, status: 422 }) };
  }
  const seal = textOf(post, carried.quote);
  if (compared.held.seal !== seal)
    return { flow: flowPage(sent, view, { said: { price: hourIsOver }, status: 409 }) };
  const placed = await placeInsuranceOrder(await openPayload(), {
    line,
    answers: read.value,
    needs: needsOf(line, read.value),
    ...view,
    idempotencyKey: idempotencyKey(headers, [line, view.product.slug, seal, Object.entries(typed)]) ?? seal,
  });
  return { to: placed.paymentPath };
}
