import type { CalculatorResult } from '@majak/tools/calculator/calculate';
import type { Calculator } from '@majak/tools/calculator/calculator';
import { createContext } from 'react';

/** What a person calls the inputs and outputs that a step reads. */
type Labels = ReadonlyMap<string, string>;
export const LabelsContext = createContext<Labels>(new Map());

/** The labels of a calculator's questions and of its result's lines. An output of the same name as an input wins. */
export const labelsOf = ({ questions }: Calculator, { trace }: CalculatorResult): Labels =>
  new Map([
    ...Object.entries(questions).map(([name, { label }]) => [name, label] as const),
    ...trace.map(({ output, label }) => [output, label] as const),
  ]);
