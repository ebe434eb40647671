import type { CalculatorResult } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import type { ComponentType } from 'react';
import type { FieldComponents as FormDrawing } from '../../form/field-components.ts';
import type { ChartComponent } from './charts/chart-view.tsx';

/** A part of the result that one calculator has and no other. */
export type Extra = ComponentType<{
  result: CalculatorResult;
  given: Readonly<Record<string, unknown>>;
  timeZone: string | undefined;
}>;
/** What shows the tables of a result. */
type Tables = ComponentType<{ calculator: Calculator; result: CalculatorResult }>;

/** What a screen needs beside the numbers: the calculator, how its chart and its tables are drawn, what it has of its own. */
export type CalculatorParts = {
  calculator: Calculator;
  drawing: ChartComponent | undefined;
  tables: Tables | undefined;
  /** What asks for a table, where there is a question that wants one. */
  rows: FormDrawing['kinds']['rows'];
  extra: Extra | undefined;
};
