import {
  type MappedAnswer,
  type Mapping,
  type Part,
  type PdfField,
  pdfFieldsSchema,
} from '@majak/tools/official-forms/official-form';
import type { PaperQuestion } from '@majak/tools/official-forms/questions-of';
import * as z from 'zod';

/** What the studio's screen shows of a paper, under the studio's names. */
export type ScreenField = PdfField;
export type ScreenMapping = Mapping;
export type ScreenAnswer = MappedAnswer;
export type ScreenPart = Part;
export type ScreenQuestion = PaperQuestion;

const paper = z.object({
  fields: pdfFieldsSchema,
  pages: z.array(z.object({ width: z.number(), height: z.number() })),
});
/** The fields and pages of a PDF that was chosen. */
export type PaperFacts = {
  fields: readonly ScreenField[];
  pages: readonly { width: number; height: number }[];
};

/** Reads what the studio knows of a PDF; nothing where none was chosen. */
export const readPaperFacts = (value: unknown): PaperFacts | undefined => paper.safeParse(value).data;

const faults = z.object({ faults: z.array(z.object({ name: z.string(), message: z.string() })) });
export type PaperFault = { name: string; message: string };

/** Reads what is wrong with a mapping from the answer of the studio. */
export const readFaults = (answer: unknown): readonly PaperFault[] =>
  faults.safeParse(answer).data?.faults ?? [];

const questions = z.object({
  questions: z.array(z.custom<ScreenQuestion>((one) => typeof one === 'object')),
});

/** Reads what a paper can be filled in with from the answer of the studio. */
export const readQuestions = (answer: unknown): readonly ScreenQuestion[] =>
  questions.safeParse(answer).data?.questions ?? [];
