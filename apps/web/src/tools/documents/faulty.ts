import type { Fault } from '@majak/tools/form/fault';
import { problem } from '../../problem.ts';

/** What is wrong with a document, each at its field. */
export const faulty = (errors: readonly Fault[]): Response =>
  problem({ status: 422, title: 'Some fields need your attention', errors: [...errors] });
