import type { Calculator } from '@majak/tools/calculator/calculator';
import { bringCalculator } from '@majak/tools/calculators/bring-calculator';
import { type ComponentType, lazy, Suspense } from 'react';
import type { Extra } from './calculator-parts.ts';
import { CalculatorScreen } from './calculator-screen.tsx';
import type { CalculatorStart } from './calculator-start.ts';
import { loadChart } from './charts/chart-view.tsx';
import { CalculatorErrorBoundary, CalculatorUnavailable } from './error-boundary.tsx';

type Screen = ComponentType<CalculatorStart>;

const extras: Readonly<Record<string, () => Promise<Extra>>> = {
  'vat-verification': () => import('./register-check.tsx').then((brought) => brought.RegisterCheck),
};
const hasTables = ({ declared }: Calculator): boolean =>
  [...declared.values()].some(({ output }) => output.columns);

const asksForRows = ({ questions }: Calculator): boolean =>
  Object.values(questions).some(({ kind }) => kind === 'rows');

const screens = new Map<string, Screen>();

async function fetchScreen(country: string, slug: string): Promise<Screen> {
  const [calculator, extra] = await Promise.all([bringCalculator(country, slug), extras[slug]?.()]);
  if (!calculator) return () => null;
  const parts = {
    calculator,
    extra,
    drawing: calculator.draws && (await loadChart(calculator.draws)),
    tables: hasTables(calculator)
      ? await import('./result-tables.tsx').then((brought) => brought.ResultTables)
      : undefined,
    rows: asksForRows(calculator)
      ? await import('../../form/rows-field.tsx').then((brought) => brought.RowsField)
      : undefined,
  };
  return (start) => <CalculatorScreen {...parts} {...start} />;
}

/**
 * Fetches a calculator and makes its screen. A server calls it before it renders: what it would have to wait for
 * while rendering would reach the browser by an inline script, which the page's policy refuses.
 */
export async function loadCalculatorParts(country: string, slug: string): Promise<Screen> {
  if (!screens.has(slug)) screens.set(slug, await fetchScreen(country, slug));
  return screenAt(country, slug);
}

/** A screen that is there, or one that brings its own definition and no other. */
function screenAt(country: string, slug: string): Screen {
  const screen = screens.get(slug) ?? lazy(async () => ({ default: await fetchScreen(country, slug) }));
  screens.set(slug, screen);
  return screen;
}

type Asked = CalculatorStart & { country: string; slug: string };

/** A calculator on its page. The server's result stays in sight until the script of this one calculator is there. */
export function CalculatorIsland({ country, slug, ...start }: Asked) {
  const Screen = screenAt(country, slug);
  return (
    <CalculatorErrorBoundary>
      <Suspense fallback={<CalculatorUnavailable />}>
        <Screen {...start} />
      </Suspense>
    </CalculatorErrorBoundary>
  );
}
