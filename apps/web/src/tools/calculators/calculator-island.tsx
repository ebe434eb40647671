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
export async function loadCalculatorParts(country: string, slug: string): Promise<Screen> {
  const known = brought.get(slug);
  if (known) return known;
  const [calculator, extra] = await Promise.all([bringCalculator(country, slug), extras[slug]?.()]);
  const drawing = calculator?.draws && (await loadChart(calculator.draws));
  const tables =
    calculator && hasTables(calculator) ? (await import('./result-tables.tsx')).ResultTables : undefined;
  const rows =
    calculator && asksForRows(calculator) ? (await import('../../form/rows-field.tsx')).RowsField : undefined;
  const screen: Screen = (start) =>
    calculator ? (
      <CalculatorScreen
        calculator={calculator}
        drawing={drawing}
        tables={tables}
        rows={rows}
        extra={extra}
        {...start}
      />
    ) : null;
  brought.set(slug, screen);
  return screen;
}

/** Screens that are on their way: each brings its own definition and no other. */
const awaited = new Map<string, Screen>();
function screenOf(country: string, slug: string): Screen {
  const known =
    awaited.get(slug) ?? lazy(async () => ({ default: await loadCalculatorParts(country, slug) }));
  awaited.set(slug, known);
  return known;
}

type Asked = CalculatorStart & { country: string; slug: string };

/** A calculator on its page. The server's result stays in sight until the script of this one calculator is there. */
export function CalculatorIsland({ country, slug, ...start }: Asked) {
  const Screen = brought.get(slug) ?? screenOf(country, slug);
  return (
    <CalculatorErrorBoundary>
      <Suspense fallback={<CalculatorUnavailable />}>
        <Screen {...start} />
      </Suspense>
    </CalculatorErrorBoundary>
  );
}
