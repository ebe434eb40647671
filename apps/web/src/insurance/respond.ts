import { formSetting } from '@majak/desk/insurance/form-setting';
import { readMarket } from '@majak/desk/insurance/read-market';
import { sealQuote } from '@majak/desk/insurance/sealed-quote';
import { type Limit, secondsUntilAllowedHere } from '@majak/desk/rate-limit';
import { isPlainObject } from '@majak/tools/form/field-tree';
import { readAllAnswers } from '@majak/tools/form/form';
import { quoteForm } from '@majak/tools/insurance/insurance-form';
import { needsOf } from '@majak/tools/insurance/needs-of-answers';
import { insuranceLines, isInsuranceLine } from '@majak/tools/insurance/product';
import { quote } from '@majak/tools/insurance/quote';
import { readBody } from '../intake/read-body.ts';
import { problem } from '../problem.ts';
import { namedFault } from './named-fault.ts';
import { quoteJson } from './quote-json.ts';

const maxBytes = 256 * 1024;
/** More than anybody compares in a minute. */
const limit: Limit = { name: 'quotes', points: 120, durationS: 60 };

const wrongLine = () =>
  problem({
    status: 422,
    title: 'Some fields need your attention',
    errors: [
      { field: 'insurance', code: 'invalid_value', message: `Choose one of: ${insuranceLines.join(', ')}` },
    ],
  });

/** Compares insurance: 200, or 400, 404, 413, 415, 422, 429 as problem+json with every wrong field by name. */
export async function respond(request: Request): Promise<Response> {
  const waitS = await secondsUntilAllowedHere(limit, request.headers.get('x-client-address') ?? 'unknown');
  if (waitS !== undefined)
    return problem({
      status: 429,
      title: 'Too many comparisons from this address',
      headers: { 'Retry-After': String(waitS) },
    });
  const body = await readBody(request, maxBytes);
  if (body instanceof Response) return body;
  if (body.kind !== 'json') return problem({ status: 415, title: 'Send application/json' });
  if (!isPlainObject(body.value))
    return problem({
      status: 422,
      title: 'Some fields need your attention',
      errors: [{ field: 'body', code: 'invalid_type', message: 'Send an object' }],
    });
  const { insurance, ...given } = body.value;
  if (!isInsuranceLine(insurance)) return wrongLine();
  const read = readAllAnswers(quoteForm(insurance, formSetting()), given);
  if (!read.ok)
    return problem({
      status: 422,
      title: 'Some fields need your attention',
      errors: read.faults.map(namedFault),
    });
  const market = await readMarket(insurance);
  if (!market) return problem({ status: 404, title: 'There is no insurance on this site' });
  const needs = needsOf(insurance, read.value);
  const compared = quote(needs, market);
  const held = await sealQuote(insurance, needs, compared);
  return Response.json(quoteJson(compared, market, held), { headers: { 'Cache-Control': 'no-store' } });
}
