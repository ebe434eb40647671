import { findCalculator, slugs } from '@majak/tools/calculators/catalogue';
import type { Typed } from '@majak/tools/form/typed';
import type { Answer } from '@majak/tools/kit/answer';
import type { Calculator } from '@majak/tools/kit/calculator';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Drawing as FormDrawing } from '../../form/drawing.ts';
import { Broken, Sorry } from './broken.tsx';
import { type Drawing, drawingOf } from './pictures/picture-view.tsx';
import { Tool } from './tool.tsx';

export type Start = {
  /** The day the page was made, as YYYY-MM-DD. */
  today: string;
  /** What was posted without script. */
  typed?: Typed;
  /** What a register added to an answer that was posted without script. */
  answered?: Answer;
};
/** A part of the answer that one calculator has and no other. */
type Extra = ComponentType<{ answer: Answer; given: Readonly<Record<string, unknown>> }>;
/** What shows the tables of an answer. */
export type Tables = ComponentType<{ calculator: Calculator; answer: Answer }>;
/** What a screen needs beside the numbers: the calculator, how its picture and its tables are drawn, what it has of its own. */
export type Brought = {
  calculator: Calculator;
  drawing: Drawing | undefined;
  tables: Tables | undefined;
  /** What asks for a table, where there is a question that wants one. */
  rows: FormDrawing['kinds']['rows'];
  extra: Extra | undefined;
};
type Screen = ComponentType<Start>;

const extras: Readonly<Record<string, () => Promise<Extra>>> = {
  'vat-verification': async () => (await import('./register-check.tsx')).RegisterCheck,
};
const hasTables = ({ declared }: Calculator): boolean =>
  [...declared.values()].some(({ output }) => output.columns);

const asksForRows = ({ questions }: Calculator): boolean =>
  Object.values(questions).some(({ kind }) => kind === 'rows');

const brought = new Map<string, Screen>();

/**
 * Fetches a calculator and makes its screen. A server calls it before it renders: what it would have to wait for
 * while rendering would reach the browser by an inline script, which the page's policy refuses.
 */
export async function bring(slug: string): Promise<Screen> {
  const known = brought.get(slug);
  if (known) return known;
  const [calculator, extra] = await Promise.all([findCalculator(slug), extras[slug]?.()]);
  const drawing = calculator?.draws && (await drawingOf(calculator.draws));
  const tables =
    calculator && hasTables(calculator) ? (await import('./result-tables.tsx')).ResultTables : undefined;
  const rows =
    calculator && asksForRows(calculator) ? (await import('../../form/rows-field.tsx')).RowsField : undefined;
  const screen: Screen = (start) =>
    calculator ? (
      <Tool calculator={calculator} drawing={drawing} tables={tables} rows={rows} extra={extra} {...start} />
    ) : null;
  brought.set(slug, screen);
  return screen;
}

/** A screen for each calculator, which brings its own definition and no other. */
const screens: Readonly<Record<string, Screen>> = Object.fromEntries(
  slugs.map((slug) => [slug, lazy(async () => ({ default: await bring(slug) }))]),
);

/** A calculator on its page. The server's answer stays in sight until the script of this one calculator is there. */
export function CalculatorIsland({ slug, ...start }: Start & { slug: string }) {
  const Screen = brought.get(slug) ?? screens[slug];
  return (
    <Broken>
      <Suspense fallback={<Sorry />}>{Screen ? <Screen {...start} /> : null}</Suspense>
    </Broken>
  );
}
