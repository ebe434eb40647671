import {
  type ContactField,
  type ContactRequest,
  contactFields,
  contactRequest,
  emptyContactRequest,
  type RequestStatus,
} from '@majak/tools/forms/contact-request/definition';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { HttpProblem } from '../client/http.ts';
import { queryClient } from '../client/query-client.ts';
import { firstErrors } from './form-state.ts';
import { type Receipt, sendContactRequest } from './send.ts';

const statuses = {
  idle: 'INITIAL',
  pending: 'REQUESTED',
  success: 'SUCCEEDED',
  error: 'FAILED',
} as const satisfies Record<string, RequestStatus>;
const successTextMs = 3000;

/** The same schema as on the server, in the words that react-hook-form understands. */
const resolver: Resolver<ContactRequest> = (values) => {
  const result = z.safeParse(contactRequest, values);
  if (result.success) return { values: result.data, errors: {} };
  const faults = result.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: issue.message,
  }));
  const errors: FieldErrors<ContactRequest> = {};
  for (const [field, message] of Object.entries(firstErrors(faults)))
    errors[field as ContactField] = { type: 'schema', message };
  return { values: {}, errors };
};

type Start = { nationality: string; service: string };

/**
 * State of the contact form: validates on every change, sends once, keeps everything typed until it arrived.
 * The fields start with what stands in them, so that what was typed before the script came is not lost; only the
 * nationality, which is no plain field, is given.
 */
export function useContactForm({ nationality, service }: Start) {
  const form = useForm<ContactRequest>({
    mode: 'onChange',
    resolver,
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
      mutationFn: (request: ContactRequest) =>
        sendContactRequest(request, {
          // Since the page was opened: a person may have filled it in before the script came.
          elapsedMs: Math.round(performance.now()),
          trapped: Boolean(trap.current?.value),
        }),
      onSuccess: (arrived) => {
        setReceipt(arrived);
        setSuccessShown(true);
        form.reset({ ...emptyContactRequest, cf_select_servicee: service });
        mutation.reset();
      },
      onError: (error) => {
        setFailure(error);
        mutation.reset();
        if (!(error instanceof HttpProblem)) return;
        for (const [field, message] of Object.entries(firstErrors(error.errors)))
          form.setError(field as ContactField, { type: 'server', message });
      },
    },
    queryClient,
  );
  const submit = form.handleSubmit((request) => {
    setFailure(undefined);
    mutation.mutate(request);
  });
  const { errors, isSubmitted } = form.formState;
  const invalid = contactFields.some((name) => errors[name]);
  return {
    form,
    trap,
    submit,
    receipt,
    successShown,
    status: statuses[mutation.status],
    error: failure,
    disabled: mutation.isPending || (isSubmitted && invalid),
  };
}
