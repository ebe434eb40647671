import { findCalculator } from '@majak/tools/calculators/catalogue';
import { answer } from '@majak/tools/kit/answer';
import { readable, toForm } from '@majak/tools/kit/form-answers';
import type { QuickTool } from '../../blocks/tool.tsx';
import { today } from '../../today.ts';
import { headlineOf } from './headline.ts';

type Section = { blockType: string; calculator?: unknown };

/** What the tool blocks of a page need: the first question of each calculator, and the answer to its sample. */
export async function quickTools(sections: readonly Section[]): Promise<QuickTool[]> {
  const slugs = sections.flatMap(({ blockType, calculator }) =>
    blockType === 'tool' && typeof calculator === 'string' ? [calculator] : [],
  );
  const tools = await Promise.all([...new Set(slugs)].map(quickTool));
  return tools.filter((tool) => tool !== undefined);
}

async function quickTool(slug: string): Promise<QuickTool | undefined> {
  const calculator = await findCalculator(slug);
  if (!calculator) return undefined;
  const [name, question] = Object.entries(calculator.questions)[0] ?? [];
  if (name === undefined || question?.kind !== 'number') return undefined;
  const result = answer(calculator, calculator.sample, today());
  const head = result.ok ? headlineOf(calculator, result.value) : undefined;
  const typed = readable(calculator.questions, toForm(calculator.questions, calculator.sample));
  return (
    head && { slug, field: name, label: question.label, unit: question.unit, start: typed[name] ?? '', head }
  );
}
