import type { Answer } from '@majak/tools/kit/answer';
import type { Calculator } from '@majak/tools/kit/calculator';
import { createContext } from 'react';

/** What a person calls the inputs and outputs that a step reads. */
export type Names = ReadonlyMap<string, string>;
export const NamesContext = createContext<Names>(new Map());

/** The labels of a calculator's questions and of its answer's lines. An output of the same name as an input wins. */
export const namesOf = ({ questions }: Calculator, { trace }: Answer): Names =>
  new Map([
    ...Object.entries(questions).map(([name, { label }]) => [name, label] as const),
    ...trace.map(({ output, label }) => [output, label] as const),
  ]);
