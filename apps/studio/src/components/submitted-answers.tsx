'use client';

import { answersByPart } from '@majak/desk/submissions/answers-by-part';
import { useFormFields } from '@payloadcms/ui';
import { readAnswerLines } from './read-answer-lines.ts';

/** What a client answered, each under the label that they saw. */
export function SubmittedAnswers() {
  const answers = useFormFields(([fields]) => fields.lines?.value);
  return (
    <section className="answers" aria-labelledby="answers-title">
      <h3 id="answers-title">What the client wrote</h3>
      {answersByPart(readAnswerLines(answers)).map(({ part, lines }) => (
        <div key={part ?? ''} className="answers__part">
          {part ? <h4>{part}</h4> : null}
          <dl className="answers__list">
            {lines.map(({ path, label, text, long, href }) => (
              <div key={path} className={long ? 'answers__answer answers__answer--long' : 'answers__answer'}>
                <dt>{label}</dt>
                <dd>{href ? <a href={href}>{text}</a> : text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
