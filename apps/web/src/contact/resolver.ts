import { type ContactRequest, contactRequest } from '@majak/tools/forms/contact-request/definition';
import { messageRoom } from '@majak/tools/forms/contact-request/message-room';
import { contactMessages } from '@majak/tools/kit/contact-messages';
import { type Answers, answerFaults, type EnquiryQuestion } from '@majak/tools/kit/enquiry';
import { type FieldErrors, type Resolver, set } from 'react-hook-form';
import * as z from 'zod/mini';
import { firstErrors } from './form-state.ts';

/** The seven fields, and the answers to the form's own questions. */
export type Typed = ContactRequest & { answers?: Answers };

/** The same rules as on the server, in the words that react-hook-form understands. */
export const resolverOf =
  (questions: readonly EnquiryQuestion[]): Resolver<Typed> =>
  ({ answers = {}, ...request }) => {
    const result = z.safeParse(contactRequest, request);
    const faults = (result.error?.issues ?? []).map(({ path, message }) => ({
      field: path.join('.'),
      message,
    }));
    const room = messageRoom(questions, answers);
    if ((request.description ?? '').trim().length > room)
      faults.unshift({ field: 'description', message: contactMessages.descriptionTooLong(room) });
    faults.push(...answerFaults(questions, answers));
    if (result.success && faults.length === 0) return { values: { ...result.data, answers }, errors: {} };
    const errors: FieldErrors<Typed> = {};
    for (const [field, message] of Object.entries(firstErrors(faults)))
      set(errors, field, { type: 'schema', message });
    return { values: {}, errors };
  };
