import type { Answers } from '@majak/tools/form/field';
import type { SubmissionKind } from './submission-kind.ts';

/** What somebody handed in, before it is stored. */
export type Submission = {
  kind: SubmissionKind;
  /** Read by the form of the kind: clean, with every default. */
  answers: Answers;
  /** From the Idempotency-Key header, or made of the content of a plain form post. */
  idempotencyKey?: string | undefined;
  /** A trap was touched: it is stored out of sight and delivered to nobody. */
  spam: boolean;
};
