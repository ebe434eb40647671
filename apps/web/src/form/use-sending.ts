import type { ParseResult } from '@majak/tools/form/fault';
import type { RequestStatus } from '@majak/tools/forms/request-status';
import { type RefObject, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { HttpProblem } from '../client/http.ts';
import { idOf } from './field-components.ts';
import { serverErrorsByPath } from './server-errors-by-path.ts';
import type { LiveForm } from './use-form.ts';

type Sending<Value> = {
  live: LiveForm;
  reading: ParseResult<Value>;
  /** Sends the answers. @param trapped Whether the field that no person sees was filled in. */
  send: (answers: Value, trapped: boolean) => Promise<void>;
  /** What takes the focus when something is wrong; the first field that is, otherwise. */
  summary?: RefObject<HTMLElement | null>;
};

/** A form on its way: tells everything that is wrong, or sends it once, and keeps what was typed until it arrived. */
export function useSending<Value>({ live, reading, send, summary }: Sending<Value>) {
  const trap = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<RequestStatus>('INITIAL');
  const [tries, setTries] = useState(0);
  const [error, setError] = useState<unknown>();
  const deliver = async (answers: Value) => {
    setError(undefined);
    setStatus('REQUESTED');
    try {
      await send(answers, Boolean(trap.current?.value));
      setStatus('SUCCEEDED');
    } catch (failure) {
      setStatus('FAILED');
      setError(failure);
      if (failure instanceof HttpProblem) live.hear(serverErrorsByPath(live.form.fields, failure.errors));
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    live.tryAll();
    if (reading.ok) return void deliver(reading.value);
    setTries((before) => before + 1);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each try that found something wrong
  useEffect(() => {
    const [first] = reading.ok ? [] : reading.faults;
    if (tries === 0 || !first) return;
    (summary?.current ?? document.getElementById(idOf(live, first.field)))?.focus();
  }, [tries]);
  const isWrong = !reading.ok || Object.keys(live.said).length > 0;
  return {
    status,
    error,
    trap,
    submit,
    disabled: status === 'REQUESTED' || (live.tried && isWrong),
  };
}
