import { catalogue } from '@majak/tools/calculators/catalogue';
import type { Answer } from '@majak/tools/kit/answer';
import type { Fault } from '@majak/tools/kit/calculator';
import type { Typed } from '@majak/tools/kit/form-answers';
import { type ComponentType, lazy, Suspense } from 'react';
import { Tool } from './tool.tsx';

export type Start = {
  /** The day the page was made, as YYYY-MM-DD. */
  today: string;
  /** What was posted without script. */
  typed?: Typed;
  /** What a register added to an answer that was posted without script. */
  answered?: Answer;
  faults?: readonly Fault[];
};

/** A screen for each calculator, which brings its own definition and no other. */
const screens: Readonly<Record<string, ComponentType<Start>>> = Object.fromEntries(
  Object.entries(catalogue).map(([slug, load]) => [
    slug,
    lazy(async () => {
      const { definition } = await load();
      return { default: (start: Start) => <Tool calculator={definition} {...start} /> };
    }),
  ]),
);

/** A calculator on its page. The server's answer stays in sight until the script of this one calculator is there. */
export function CalculatorIsland({ slug, ...start }: Start & { slug: string }) {
  const Screen = screens[slug];
  return <Suspense>{Screen ? <Screen {...start} /> : null}</Suspense>;
}
