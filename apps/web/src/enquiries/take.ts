import { faultsOf } from '@majak/desk/use-cases/submit-request';
import { messageRoom } from '@majak/tools/forms/contact-request/message-room';
import { contactMessages } from '@majak/tools/kit/contact-messages';
import { answerFaults, answerField, describe, type Enquiry } from '@majak/tools/kit/enquiry';
import { acceptContactRequest } from '../contact/accept.ts';
import type { Reading } from '../contact/accept-form.ts';
import { underListedNames } from '../contact/choices.ts';
import { type FormState, formState } from '../contact/form-state.ts';
import { fixedService, questionsOf, thanksPath } from './placed.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** How the fields of a form become a contact request: the service is the form's, the answers go into the message. */
export function readingOf(enquiry: Enquiry, subject?: string): Reading {
  const questions = questionsOf(enquiry);
  const service = fixedService(enquiry, subject);
  return (input) => {
    const fields = new Map(Object.entries(typeof input === 'object' && input !== null ? input : {}));
    const answers: Record<string, string> = {};
    for (const { name } of questions) {
      answers[name] = textOf(fields.get(answerField(name)));
      fields.delete(answerField(name));
    }
    const request = { ...Object.fromEntries(fields), ...(service ? { cf_select_servicee: service } : {}) };
    // The message is checked as it was typed: with the answers in it, it would never be empty.
    const errors = faultsOf(request);
    const ownErrors = answerFaults(questions, answers).map((fault) => ({ ...fault, code: 'invalid_answer' }));
    const message = textOf(fields.get('description')).replaceAll('\r\n', '\n').trim();
    const room = messageRoom(questions, answers);
    if (message.length > room && !errors.some(({ field }) => field === 'description'))
      errors.push({
        field: 'description',
        code: 'too_big',
        message: contactMessages.descriptionTooLong(room),
      });
    const content = underListedNames({ ...request, description: describe(questions, answers, message) });
    return { content, errors: [...errors, ...ownErrors] };
  };
}

type Taken = { thanks: string; state?: undefined } | { thanks?: undefined; state: FormState };

/** Takes a form that was posted without script: where to go next, or the form to be shown again. */
export async function takeEnquiry(request: Request, enquiry: Enquiry, subject?: string): Promise<Taken> {
  const { result, input } = await acceptContactRequest(request, readingOf(enquiry, subject));
  if (result.kind === 'accepted') return { thanks: `${thanksPath(enquiry)}?reference=${result.reference}` };
  return { state: formState(result, input) };
}
