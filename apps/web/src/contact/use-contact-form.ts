import {
  type ContactRequest,
  contactFields,
  type RequestStatus,
} from '@majak/tools/forms/contact-request/definition';
import { messageRoom } from '@majak/tools/forms/contact-request/message-room';
import { describe, type EnquiryQuestion } from '@majak/tools/kit/enquiry';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { HttpProblem } from '../client/http.ts';
import { queryClient } from '../client/query-client.ts';
import { answerFor } from './citizenship-doubt.tsx';
import type { Sent } from './confirmation.tsx';
import { type FieldName, type FormState, firstErrors } from './form-state.ts';
import { resolverOf, type Typed } from './resolver.ts';
import { sendContactRequest } from './send.ts';
import { useChoices } from './use-choices.ts';

const statuses = {
  idle: 'INITIAL',
  pending: 'REQUESTED',
  success: 'SUCCEEDED',
  error: 'FAILED',
} as const satisfies Record<string, RequestStatus>;

type Questions = readonly EnquiryQuestion[];

/** The contact request that is sent: answers stand at the head of the message. */
export const requestOf = (questions: Questions, { answers = {}, ...request }: Typed): ContactRequest => ({
  ...request,
  description: describe(questions, answers, request.description),
});

type Start = {
  state: FormState | undefined;
  service: string;
  questions: Questions;
  again: boolean;
  onSent: (sent: Sent) => void;
};

/**
 * State of the contact form: validates on every change, sends once, keeps everything typed until it arrived.
 * The fields start with what stands in them, so that what was typed before the script came is not lost; only nationality
 * and service, which are no plain fields, are given.
 */
export function useContactForm({ state, service, questions, again, onSent }: Start) {
  const form = useForm<Typed>({
    mode: 'onChange',
    resolver: resolverOf(questions),
    defaultValues: {
      cf_nationality: state?.values.cf_nationality ?? '',
      cf_select_servicee: state?.values.cf_select_servicee ?? service,
    },
  });
  const { setFocus } = form;
  useEffect(() => {
    if (again) setFocus('cf_full_name');
  }, [again, setFocus]);
  const trap = useRef<HTMLInputElement>(null);
  const [failure, setFailure] = useState<Error>();
  const mutation = useMutation(
    {
      mutationFn: (typed: Typed) =>
        sendContactRequest(requestOf(questions, typed), {
          // Since the page was opened: a person may have filled it in before the script came.
          elapsedMs: Math.round(performance.now()),
          trapped: Boolean(trap.current?.value),
        }),
      onSuccess: ({ reference }, { email }) => {
        mutation.reset();
        onSent({ reference, email });
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
  const [description = '', answers = {}] = form.watch(['description', 'answers']);
  return {
    form,
    trap,
    submit,
    ...useChosen(form, state),
    message: { length: description.trim().length, room: messageRoom(questions, answers) },
    status: statuses[mutation.status],
    error: failure,
    disabled: mutation.isPending || (isSubmitted && Boolean(invalid)),
  };
}

type Form = ReturnType<typeof useForm<Typed>>;

/** What is chosen from the lists. The answer about the EU follows the nationality until the person has given it. */
function useChosen({ setValue, getValues, watch }: Form, state: FormState | undefined) {
  const choices = useChoices();
  const [answered, setAnswered] = useState(state !== undefined);
  const [nationality, answer = 'YES'] = watch(['cf_nationality', 'cf_eu_citizen']);
  const freeMover = choices?.cf_nationality.find(({ value }) => value === nationality)?.freeMover;
  // Whoever said No before the script came has answered.
  useEffect(() => {
    if (getValues('cf_eu_citizen') === 'NO') setAnswered(true);
  }, [getValues]);
  useEffect(() => {
    if (freeMover !== undefined && !answered) setValue('cf_eu_citizen', answerFor(freeMover));
  }, [freeMover, answered, setValue]);
  const choose = useCallback(
    (name: 'cf_nationality' | 'cf_select_servicee', value: string) =>
      setValue(name, value, { shouldValidate: true, shouldDirty: true, shouldTouch: true }),
    [setValue],
  );
  return {
    choices,
    chooseService: useCallback((value: string) => choose('cf_select_servicee', value), [choose]),
    chooseNationality: useCallback((value: string) => choose('cf_nationality', value), [choose]),
    answerCitizenship: () => setAnswered(true),
    typed: { nationality, answer, freeMover: answered ? freeMover : undefined },
  };
}
