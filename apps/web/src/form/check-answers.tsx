import { answerLines } from '@majak/tools/form/answer-lines';
import type { Answers, Fields } from '@majak/tools/form/field';

type Props = {
  fields: Fields;
  /** Checked. */
  answers: Answers;
  /** Where an answer is changed: the address of its step, or of its field. */
  changeAt: (path: string) => string;
};

/** Every answer once more before it is sent, each with the way back to its field. */
export const CheckAnswers = ({ fields, answers, changeAt }: Props) => (
  <dl className="border-t border-line">
    {answerLines(fields, answers).map(({ path, under, label, text }) => (
      <div
        key={path}
        className="grid gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]"
      >
        <dt className="font-semibold">{[...under, label].join(', ')}</dt>
        <dd className="whitespace-pre-line wrap-anywhere">{text}</dd>
        <dd>
          <a href={changeAt(path)} className="link inline-block min-h-6">
            Change<span className="sr-only"> {[...under, label].join(', ')}</span>
          </a>
        </dd>
      </div>
    ))}
  </dl>
);
