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
  const typed = () => ({ ...answersToTexts(questions, sample), [field.name]: field.value });
  const show = () => {
    const result = calculate(calculator, answersFrom(questions, typed()), today());
    const fault = result.ok ? undefined : result.faults[0]?.message;
    output.textContent = result.ok ? (headlineOf(calculator, result.value)?.value ?? '') : (fault ?? '');
    output.toggleAttribute('data-fault', !result.ok);
    field.setAttribute('aria-invalid', String(!result.ok));
  };
  field.addEventListener('input', show);
  field.addEventListener('change', () => {
    field.value = formatTexts(questions, { [field.name]: field.value })[field.name] ?? '';
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    location.assign(`${form.action}#${toLink(questions, typed(), yearOf(today()))}`);
  });
  show();
}
