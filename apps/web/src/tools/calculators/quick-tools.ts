import { yearOf } from '@majak/law/dates';
import { findCalculator } from '@majak/tools/calculators/catalogue';
import { type Answer, answer } from '@majak/tools/kit/answer';
import type { Calculator } from '@majak/tools/kit/calculator';
import { readable, toForm } from '@majak/tools/kit/form-answers';
import { sampleOn } from '@majak/tools/kit/sample-on';
import type { QuickTool } from '../../blocks/tool.tsx';
import { today } from '../../today.ts';
import { headlineOf } from './headline.ts';

type Section = { blockType: string; calculator?: unknown };

/** What the tool blocks of a page need: the first question of each calculator, and the answer to its sample. @param on As YYYY-MM-DD. */
export async function quickTools(sections: readonly Section[], on = today()): Promise<QuickTool[]> {
  const slugs = sections.flatMap(({ blockType, calculator }) =>
    blockType === 'tool' && typeof calculator === 'string' ? [calculator] : [],
  );
  const tools = await Promise.all([...new Set(slugs)].map((slug) => quickTool(slug, on)));
  return tools.filter((tool) => tool !== undefined);
}

async function quickTool(slug: string, on: string): Promise<QuickTool | undefined> {
  const calculator = await findCalculator(slug);
  if (!calculator) return undefined;
  const [name, question] = Object.entries(calculator.questions)[0] ?? [];
  if (name === undefined || question?.kind !== 'number') return undefined;
  const result = answer(calculator, sampleOn(calculator, on), on);
  const head = result.ok ? headOf(calculator, result.value, on) : undefined;
  const typed = readable(calculator.questions, toForm(calculator.questions, calculator.sample));
  return (
    head && { slug, field: name, label: question.label, unit: question.unit, start: typed[name] ?? '', head }
  );
}

/** The number that matters; with its year where the rules are not of this one. */
function headOf(calculator: Calculator, found: Answer, on: string): QuickTool['head'] | undefined {
  const head = headlineOf(calculator, found);
  if (!head || found.year === yearOf(on)) return head;
  return { ...head, label: `${head.label}, by the rules of ${found.year}` };
}
