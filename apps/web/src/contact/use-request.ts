import type { FieldTexts } from '@majak/tools/form/field-texts';
import { untouchedRequest } from '@majak/tools/forms/requester';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { PlainPostState } from '../form/plain-post-state.ts';
import { sendForm } from '../form/send-form.ts';
import { type LiveForm, useForm } from '../form/use-form.ts';
import { useFormValidation } from '../form/use-form-validation.ts';
import { useSending } from '../form/use-sending.ts';
import { euAnswerFor } from './citizenship-mismatch.tsx';
import type { FormWords } from './form-words.ts';
import type { SentRequest } from './request-sent-notice.tsx';
import { useChoices } from './use-choices.ts';

const receipt = z.object({ reference: z.string() });
const id = 'contact-form';

type Start = {
  words: FormWords;
  /** What it came back with after a post without script. */
  state: PlainPostState | undefined;
  service: string;
  message: string;
  /** Whether it follows on a request that was sent: the person goes on in its first field. */
  again: boolean;
  onSent: (sent: SentRequest) => void;
};

/** State of a request for help: tells what is wrong with every change, sends once, keeps everything typed until it arrived. */
export function useRequest({ words, state, service, message, again, onSent }: Start) {
  const { form, sentTo } = words;
  const typed: FieldTexts = { ...untouchedRequest, service, message, ...state?.typed };
  const live = useForm(form, { id, typed, ...(state ? { said: state.said } : {}) });
  const { screen, reading } = useFormValidation(form, live);
  const sending = useSending({
    live,
    reading,
    send: async (answers, trapped) => {
      const { fields } = form;
      const { reference } = await sendForm({ to: sentTo, fields, answers, trapped, receipt });
      const { typed, prefix } = live;
      onSent({ reference, email: String(answers.email), answered: { form, typed, prefix } });
    },
  });
  useEffect(() => {
    if (again) document.querySelector<HTMLElement>(`#${id} input`)?.focus();
  }, [again]);
  return { live, screen, sending, citizenship: useCitizenship(live, state !== undefined) };
}

/** The answer about the EU follows the nationality until the person has given it. */
function useCitizenship(live: LiveForm, given: boolean) {
  const choices = useChoices();
  const [answered, setAnswered] = useState(given);
  const { nationality = '', euCitizen = '' } = live.typed;
  const freeMover = choices?.nationalities.find(({ value }) => value === nationality)?.freeMover;
  // Whoever said No before the script came has answered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the script takes over
  useEffect(() => {
    if (live.live && euCitizen === 'NO') setAnswered(true);
  }, [live.live]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the nationality, not every key
  useEffect(() => {
    if (freeMover === undefined || answered) return;
    live.reshape((typed) => ({ ...typed, euCitizen: euAnswerFor(freeMover) }));
  }, [freeMover, answered]);
  return {
    choices,
    answer: () => setAnswered(true),
    doubt: { nationality, answer: euCitizen, freeMover: answered ? freeMover : undefined },
  };
}
