import { isAsked } from '@majak/tools/form/asked';
import type { Calculator } from '@majak/tools/kit/calculator';
import { Details } from '@majak/ui/details';
import { useState } from 'react';
import { QuestionField } from './question-field.tsx';
import type { State } from './use-calculator.ts';

type Props = { calculator: Calculator; state: State };

/** The questions of a calculator; those that few people need are folded away, unless one of them is answered. */
export function Questions({ calculator: { questions }, state }: Props) {
  const names = Object.keys(questions);
  const seldom = names.filter((name) => questions[name]?.seldom);
  const answered = seldom.some(
    (name) => isAnswered(questions[name]?.start, state.typed[name]) || state.isWrong(name),
  );
  // Once open it stays open: nothing closes under the reader.
  const [opened, setOpened] = useState(answered);
  if (answered && !opened) setOpened(true);
  const fields = (shown: readonly string[]) =>
    shown.map((name) => <One key={name} name={name} question={questions[name]} state={state} />);
  return (
    <>
      {fields(names.filter((name) => !seldom.includes(name) && name !== 'year'))}
      {seldom.length > 0 ? (
        <div className="border-t border-line">
          <Details summary="More about you" open={opened}>
            <div className="grid gap-6 text-text">{fields(seldom)}</div>
          </Details>
        </div>
      ) : null}
      {fields(names.filter((name) => name === 'year'))}
    </>
  );
}

const isAnswered = (start: unknown, text: string | undefined): boolean => {
  const untouched = start === true ? 'yes' : start === false ? 'no' : String(start ?? '');
  return (text ?? untouched) !== untouched;
};

type OneProps = { name: string; question: Calculator['questions'][string] | undefined; state: State };

/** A question that does not matter for these answers is out of sight, unless there is no script to bring it back. */
const One = ({ name, question, state }: OneProps) =>
  question ? (
    <div className={!isAsked(question, state.given, state.given) && !state.isWrong(name) ? 'unscripted' : ''}>
      <QuestionField name={name} question={question} state={state} />
    </div>
  ) : null;
