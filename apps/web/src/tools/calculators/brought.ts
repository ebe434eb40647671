import type { Answer } from '@majak/tools/kit/answer';
import type { Calculator } from '@majak/tools/kit/calculator';
import type { ComponentType } from 'react';
import type { Drawing as FormDrawing } from '../../form/drawing.ts';
import type { Drawing } from './pictures/picture-view.tsx';

/** A part of the answer that one calculator has and no other. */
export type Extra = ComponentType<{
  answer: Answer;
  given: Readonly<Record<string, unknown>>;
  timeZone: string | undefined;
}>;
/** What shows the tables of an answer. */
type Tables = ComponentType<{ calculator: Calculator; answer: Answer }>;

/** What a screen needs beside the numbers: the calculator, how its picture and its tables are drawn, what it has of its own. */
export type Brought = {
  calculator: Calculator;
  drawing: Drawing | undefined;
  tables: Tables | undefined;
  /** What asks for a table, where there is a question that wants one. */
  rows: FormDrawing['kinds']['rows'];
  extra: Extra | undefined;
};
