import type { Fault } from '@majak/tools/form/fault';
import { problem } from '../../problem.ts';

/** What is wrong with a document, each at its field. */
export const validationProblem = (errors: readonly Fault[]): Response =>
  problem({ status: 422, title: 'Some fields need your attention', errors: [...errors] });
