import { toolsNamedIn } from '@majak/desk/content/tool-token';
import { offeredCalculator } from '@majak/desk/offered-tools';
import { site } from '@majak/desk/site';
import { type CalculatorResult, calculate } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import type { Field } from '@majak/tools/form/field';
import { answersToTexts, formatTexts } from '@majak/tools/form/field-texts';
import type { FurtherQuestion, QuickTool, ToolEmbed } from '../../blocks/tool-embed.tsx';
import { today } from '../../today.ts';
import { headlineOf } from './headline.ts';

type Section = { blockType: string; calculator?: unknown };

/** Calculators that blocks of a page hold or its texts name. */
export const toolsOn = (sections: readonly Section[]): string[] => [
  ...sections.flatMap(({ blockType, calculator }) =>
    blockType === 'tool' && typeof calculator === 'string' ? [calculator] : [],
  ),
  ...toolsNamedIn(sections),
];

/** What pages show of calculators: what each is, and its first question with the result of its sample. @param on As YYYY-MM-DD. */
export async function embeddedTools(slugs: readonly string[], on = today()): Promise<ToolEmbed[]> {
  const tools = await Promise.all([...new Set(slugs)].map((slug) => embedded(slug, on)));
  return tools.filter((tool) => tool !== undefined);
}

/** The related calculator of a text stands below it, unless the text holds that very one itself. */
export const toolBelow = (
  related: string | null | undefined,
  named: readonly string[],
  tools: readonly ToolEmbed[],
): ToolEmbed | undefined => tools.find(({ slug }) => slug === related && !named.includes(slug));

async function embedded(slug: string, on: string): Promise<ToolEmbed | undefined> {
  const calculator = await offeredCalculator(slug);
  return (
    calculator && {
      slug,
      title: calculator.words.title,
      lead: calculator.words.lead,
      quick: quickOf(calculator, on),
    }
  );
}

/** A calculator that one number is enough for, in one question; others would answer what nobody asked. */
function quickOf(calculator: Calculator, on: string): QuickTool | undefined {
  const [name, question] = Object.entries(calculator.questions)[0] ?? [];
  if (name === undefined || question?.kind !== 'number' || !calculator.quick) return undefined;
  const result = calculate(calculator, calculator.sample, on);
  const head = result.ok ? headOf(calculator, result.value) : undefined;
  const typed = formatTexts(calculator.questions, answersToTexts(calculator.questions, calculator.sample));
  const { code: country } = site.jurisdiction;
  const { label, unit } = question;
  const more = (calculator.quick === true ? [] : calculator.quick).flatMap((one) => {
    const asked = calculator.questions[one];
    return asked ? [furtherOf(one, asked, typed[one] ?? '')] : [];
  });
  return head && { country, field: name, label, unit, start: typed[name] ?? '', more, head };
}

/** A question beside the first one, as a page asks it that has no script yet. */
function furtherOf(name: string, asked: Field, start: string): FurtherQuestion {
  const { label, hint } = asked;
  if (asked.kind === 'yesNo') return { name, label, hint, start: start || 'no', options: yesOrNo };
  if (asked.kind !== 'choice') return { name, label, hint, start };
  const options = asked.options.map(({ value, label }) => ({ value: String(value), label }));
  return { name, label, hint, start: start || (options[0]?.value ?? ''), options };
}

const yesOrNo = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];

/** The number that matters; with the year of its figures where they stand in for those of this year. */
function headOf(calculator: Calculator, found: CalculatorResult): QuickTool['head'] | undefined {
  const head = headlineOf(calculator, found);
  return head && found.carriedOver ? { ...head, note: found.carriedOver.says } : head;
}
