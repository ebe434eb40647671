import { readText } from '@majak/desk/ports/read-text';
import { calculate } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { answersFrom } from '@majak/tools/calculator/calculator-answers';
import type { Fault } from '@majak/tools/form/fault';
import { answersToTexts } from '@majak/tools/form/field-texts';
import { fromPost } from '@majak/tools/form/from-post';
import { withPlainPostRows } from '../../form/plain-post-rows.ts';
import type { CalculatorStart } from './calculator-start.ts';
import { checkedInRegister, vatSlug } from './vat-register.ts';

const maxBytes = 64 * 1024;

/** What a form that was posted without script is answered with. */
type CalculatorPostResult = {
  status: number;
  start: CalculatorStart;
  faults?: readonly Fault[];
  retryAfter?: string;
};

/** Reads a plain form post and works it out; everything typed comes back with the page. */
export async function handleCalculatorPost(
  calculator: Calculator,
  request: Request,
  today: string,
): Promise<CalculatorPostResult> {
  const text = await readText(request, maxBytes);
  if (text === undefined)
    return {
      status: 413,
      start: { today },
      faults: [
        { field: 'questions', code: 'too_big', message: 'This is more than 64 KB. Enter less at a time.' },
      ],
    };
  const { questions } = calculator;
  const post = [...new URLSearchParams(text)];
  const typed = { ...answersToTexts(questions, {}), ...fromPost(questions, post) };
  const withRows = withPlainPostRows(questions, typed, post);
  if (withRows) return { status: 200, start: { today, typed: withRows } };
  const result = calculate(calculator, answersFrom(questions, typed), today);
  if (!result.ok) return { status: 422, start: { today, typed }, faults: result.faults };
  if (calculator.slug !== vatSlug) return { status: 200, start: { today, typed } };
  const checked = await checkedInRegister(result.value, request);
  if (checked instanceof Response) return refused(checked, { today, typed });
  return { status: 200, start: { today, typed, answered: checked } };
}

/** Too many look-ups: said at the field, with the seconds to wait. */
function refused({ status, headers }: Response, start: CalculatorStart): CalculatorPostResult {
  const retryAfter = headers.get('retry-after') ?? '60';
  const message = `That was a lot of look-ups in a short time. Try again in ${retryAfter} seconds.`;
  return {
    status,
    retryAfter,
    start,
    faults: [{ field: 'vatNumber', code: 'too_many', message }],
  };
}
