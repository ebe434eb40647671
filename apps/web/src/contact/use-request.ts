import type { Typed } from '@majak/tools/form/typed';
import { untouchedRequest } from '@majak/tools/kit/requester';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { PostedState } from '../form/posted-state.ts';
import { sendForm } from '../form/send-form.ts';
import { useChecked } from '../form/use-checked.ts';
import { type LiveForm, useForm } from '../form/use-form.ts';
import { useSending } from '../form/use-sending.ts';
import { answerFor } from './citizenship-doubt.tsx';
import type { Sent } from './confirmation.tsx';
import type { FormWords } from './form-words.ts';
import { useChoices } from './use-choices.ts';

const receipt = z.object({ reference: z.string() });
const id = 'contact-form';

type Start = {
  words: FormWords;
  /** What it came back with after a post without script. */
  state: PostedState | undefined;
  service: string;
  /** Whether it follows on a request that was sent: the person goes on in its first field. */
  again: boolean;
  onSent: (sent: Sent) => void;
};

/** State of a request for help: tells what is wrong with every change, sends once, keeps everything typed until it arrived. */
export function useRequest({ words, state, service, again, onSent }: Start) {
  const { form, sentTo } = words;
  const typed: Typed = { ...untouchedRequest, service, ...state?.typed };
  const live = useForm(form, { id, typed, ...(state ? { said: state.said } : {}) });
  const { screen, reading } = useChecked(form, live);
  const sending = useSending({
    live,
    reading,
    send: async (answers, trapped) => {
      const { fields } = form;
      const { reference } = await sendForm({ to: sentTo, fields, answers, trapped, receipt });
      onSent({ reference, email: String(answers.email) });
    },
  });
  useEffect(() => {
    if (again) document.querySelector<HTMLElement>(`#${id} input`)?.focus();
  }, [again]);
  return { screen, sending, citizenship: useCitizenship(live, state !== undefined) };
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
    live.reshape((typed) => ({ ...typed, euCitizen: answerFor(freeMover) }));
  }, [freeMover, answered]);
  return {
    choices,
    answer: () => setAnswered(true),
    doubt: { nationality, answer: euCitizen, freeMover: answered ? freeMover : undefined },
  };
}
