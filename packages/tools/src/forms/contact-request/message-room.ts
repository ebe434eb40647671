import { type Answers, describe, type EnquiryQuestion } from '../../kit/enquiry.ts';
import { maxLengths } from './definition.ts';

/** How long the message may be, so that it fits into the contact request with the answers before it. */
export const messageRoom = (questions: readonly EnquiryQuestion[], answers: Answers): number =>
  maxLengths.description - (describe(questions, answers, '.').length - 1);
