import { yearOf } from '@majak/law/dates';
import { calculate } from '@majak/tools/calculator/calculate';
import { answersFrom, toLink } from '@majak/tools/calculator/calculator-answers';
import { bringCalculator } from '@majak/tools/calculators/bring-calculator';
import { answersToTexts, formatTexts } from '@majak/tools/form/field-texts';
import { today } from '../../client/today.ts';
import { headlineOf } from './headline.ts';

/** Makes a tool block answer as one types, and carry the number to the calculator's page in the address. */
export async function followTyping(form: HTMLFormElement): Promise<void> {
  const calculator = await bringCalculator(form.dataset.country ?? '', form.dataset.quick ?? '');
  const [field, output] = [form.querySelector('input'), form.querySelector('output')];
  if (!(calculator && field && output)) return;
  const { questions, sample } = calculator;
  const words = form.querySelector('[data-answer-words]');
  const entered = (): Record<string, string> =>
    Object.fromEntries(
      [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  const typed = () => ({ ...answersToTexts(questions, sample), ...entered() });
  const show = () => {
    const result = calculate(calculator, answersFrom(questions, typed()), today());
    const fault = result.ok ? undefined : result.faults[0]?.message;
    const head = result.ok ? headlineOf(calculator, result.value) : undefined;
    output.textContent = head?.value ?? fault ?? '';
    if (words && head) words.textContent = head.label;
    output.toggleAttribute('data-fault', !result.ok);
    field.setAttribute('aria-invalid', String(!result.ok));
  };
  form.addEventListener('input', show);
  field.addEventListener('change', () => {
    field.value = formatTexts(questions, { [field.name]: field.value })[field.name] ?? '';
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    location.assign(`${form.action}#${toLink(questions, typed(), yearOf(today()))}`);
  });
  show();
}
