import { Button } from '@majak/ui/button';
import { useRef } from 'react';
import { Actions } from './actions.tsx';
import { Announced } from './announced.tsx';
import { AnswerBar } from './answer-bar.tsx';
import type { Brought } from './brought.ts';
import { Changed } from './changed.tsx';
import { Entered } from './entered.tsx';
import { Questions } from './questions.tsx';
import { Result } from './result.tsx';
import type { Start } from './start.ts';
import { StartedOver } from './started-over.tsx';
import { useCalculator } from './use-calculator.ts';
import { Waiting } from './waiting.tsx';

type Props = Start & Brought;

/** A calculator: the questions at the left, the answer at the right, which follows every key. */
export function Tool({ calculator, rows, drawing, tables, extra: Extra, ...start }: Props) {
  const state = useCalculator(calculator, start);
  const result = useRef<HTMLElement>(null);
  const { reading } = state;
  const answer = reading.ok ? reading.value : undefined;
  const show = () => {
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-x-20">
      <form
        id="questions"
        data-live={state.live}
        method="post"
        noValidate
        className="no-print grid content-start gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          show();
        }}
      >
        {/* Enter presses the first button of a form: not the one that adds a row. */}
        <button type="submit" tabIndex={-1} aria-hidden="true" className="unscripted sr-only" />
        <StartedOver undo={state.replaced?.undo} />
        <Questions {...{ calculator, rows, state }} />
        <Button type="submit" variant="primary" className="unscripted justify-self-start">
          Work it out
        </Button>
      </form>
      <section
        ref={result}
        id="answer"
        tabIndex={-1}
        aria-label="Your answer"
        className="min-w-0 scroll-mt-24 outline-none"
      >
        <div id="answer-top" />
        <Entered calculator={calculator} state={state} />
        {answer ? (
          <>
            <Result calculator={calculator} answer={answer} drawing={drawing} tables={tables}>
              {Extra ? <Extra answer={answer} given={state.given} timeZone={start.timeZone} /> : null}
            </Result>
            <Changed calculator={calculator} given={state.given} answer={answer} />
          </>
        ) : (
          <Waiting state={state} />
        )}
        <div className="mt-8">
          <Actions calculator={calculator} state={state} answer={answer} />
        </div>
        <Announced calculator={calculator} answer={answer} />
      </section>
      <AnswerBar calculator={calculator} answer={answer} onClick={show} />
    </div>
  );
}
