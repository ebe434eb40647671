import {
  type ContactRequest,
  contactFields,
  contactRequest,
  emptyContactRequest,
  type RequestStatus,
} from '@majak/tools/forms/contact-request/definition';
import { type Answers, answerFaults, describe, type EnquiryQuestion } from '@majak/tools/kit/enquiry';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, set, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { HttpProblem } from '../client/http.ts';
import { queryClient } from '../client/query-client.ts';
import { type FieldName, firstErrors } from './form-state.ts';
import { type Receipt, sendContactRequest } from './send.ts';

const statuses = {
  idle: 'INITIAL',
  pending: 'REQUESTED',
  success: 'SUCCEEDED',
  error: 'FAILED',
} as const satisfies Record<string, RequestStatus>;
const successTextMs = 3000;

type Questions = readonly EnquiryQuestion[];
/** The seven fields, and the answers to the form's own questions. */
export type Typed = ContactRequest & { answers?: Answers };

/** The same rules as on the server, in the words that react-hook-form understands. */
const resolverOf =
  (questions: Questions): Resolver<Typed> =>
  ({ answers = {}, ...request }) => {
    const result = z.safeParse(contactRequest, request);
    const ownFaults = answerFaults(questions, answers);
    if (result.success && ownFaults.length === 0) return { values: { ...result.data, answers }, errors: {} };
    const faults = (result.error?.issues ?? []).map(({ path, message }) => ({
      field: path.join('.'),
      message,
    }));
    const errors: FieldErrors<Typed> = {};
    for (const [field, message] of Object.entries(firstErrors([...faults, ...ownFaults])))
      set(errors, field, { type: 'schema', message });
    return { values: {}, errors };
  };

/** The contact request that is sent: answers stand at the head of the message. */
export const requestOf = (questions: Questions, { answers = {}, ...request }: Typed): ContactRequest => ({
  ...request,
  description: describe(questions, answers, request.description),
});

type Start = { nationality: string; service: string; questions: Questions };

/**
 * State of the contact form: validates on every change, sends once, keeps everything typed until it arrived.
 * The fields start with what stands in them, so that what was typed before the script came is not lost; only the
 * nationality, which is no plain field, is given.
 */
export function useContactForm({ nationality, service, questions }: Start) {
  const form = useForm<Typed>({
    mode: 'onChange',
    resolver: resolverOf(questions),
    defaultValues: { cf_nationality: nationality },
  });
  const trap = useRef<HTMLInputElement>(null);
  const [receipt, setReceipt] = useState<Receipt>();
  const [successShown, setSuccessShown] = useState(false);
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    if (!successShown) return;
    const timer = setTimeout(() => setSuccessShown(false), successTextMs);
    return () => clearTimeout(timer);
  }, [successShown]);

  const mutation = useMutation(
    {
      mutationFn: (typed: Typed) =>
        sendContactRequest(requestOf(questions, typed), {
          // Since the page was opened: a person may have filled it in before the script came.
          elapsedMs: Math.round(performance.now()),
          trapped: Boolean(trap.current?.value),
        }),
      onSuccess: (arrived) => {
        setReceipt(arrived);
        setSuccessShown(true);
        form.reset({
          ...emptyContactRequest,
          cf_select_servicee: service,
          answers: Object.fromEntries(questions.map(({ name }) => [name, ''])),
        });
        mutation.reset();
      },
      onError: (error) => {
        setFailure(error);
        mutation.reset();
        if (!(error instanceof HttpProblem)) return;
        for (const [field, message] of Object.entries(firstErrors(error.errors)))
          form.setError(field as FieldName, { type: 'server', message });
      },
    },
    queryClient,
  );
  const submit = form.handleSubmit((typed) => {
    setFailure(undefined);
    mutation.mutate(typed);
  });
  const { errors, isSubmitted } = form.formState;
  const invalid = errors.answers || contactFields.some((name) => errors[name]);
  return {
    form,
    trap,
    submit,
    receipt,
    successShown,
    status: statuses[mutation.status],
    error: failure,
    disabled: mutation.isPending || (isSubmitted && Boolean(invalid)),
  };
}
