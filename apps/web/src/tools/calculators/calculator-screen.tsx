import { Button } from '@majak/ui/button';
import { useRef } from 'react';
import type { CalculatorParts } from './calculator-parts.ts';
import type { CalculatorStart } from './calculator-start.ts';
import { LiveAnnouncement } from './live-announcement.tsx';
import { MissingAnswers } from './missing-answers.tsx';
import { PrintedAnswers } from './printed-answers.tsx';
import { Questions } from './questions.tsx';
import { ResetNotice } from './reset-notice.tsx';
import { Result } from './result.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultBar } from './result-bar.tsx';
import { useCalculator } from './use-calculator.ts';
import { YearComparison } from './year-comparison.tsx';

type Props = CalculatorStart & CalculatorParts;

/** A calculator: the questions at the left, the result at the right, which follows every key. */
export function CalculatorScreen({ calculator, rows, drawing, tables, extra: Extra, ...start }: Props) {
  const state = useCalculator(calculator, start);
  const section = useRef<HTMLElement>(null);
  const { reading } = state;
  const result = reading.ok ? reading.value : undefined;
  const show = () => {
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
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
        <ResetNotice undo={state.replaced?.isWhole ? state.replaced.undo : undefined} />
        <Questions {...{ calculator, rows, state }} />
        <Button type="submit" variant="primary" className="unscripted justify-self-start">
          Work it out
        </Button>
      </form>
      <section
        ref={section}
        id="answer"
        tabIndex={-1}
        aria-label="Your answer"
        className="min-w-0 scroll-mt-24 outline-none"
      >
        <div id="answer-top" />
        <PrintedAnswers calculator={calculator} state={state} />
        {result ? (
          <>
            <Result
              calculator={calculator}
              result={result}
              drawing={drawing}
              tables={tables}
              leads={Extra ? <Extra result={result} given={state.given} timeZone={start.timeZone} /> : null}
            />
            <YearComparison calculator={calculator} given={state.given} result={result} />
          </>
        ) : (
          <MissingAnswers state={state} />
        )}
        <div className="mt-8">
          <ResultActions calculator={calculator} state={state} result={result} />
        </div>
        <LiveAnnouncement calculator={calculator} result={result} />
      </section>
      <ResultBar calculator={calculator} result={result} onClick={show} />
    </div>
  );
}
