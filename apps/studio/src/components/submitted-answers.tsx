'use client';

import { answersByPart, answersByPlace } from '@majak/desk/submissions/answers-by-part';
import type { ReadableAnswer } from '@majak/desk/submissions/open-submission';
import { useFormFields } from '@payloadcms/ui';
import { readAnswerLines } from './read-answer-lines.ts';

/** What a client answered, each under the label that they saw; a child, a stay or an address is named once. */
export function SubmittedAnswers() {
  const answers = useFormFields(([fields]) => fields.lines?.value);
  return (
    <section className="answers" aria-labelledby="answers-title">
      <h2 id="answers-title">What the client wrote</h2>
      {answersByPart(readAnswerLines(answers)).map(({ part, lines }) => (
        <div key={part ?? ''} className="answers__part">
          {part ? <h3>{part}</h3> : null}
          {answersByPlace(lines).map((together) => (
            <Together key={together.lines[0]?.path} {...together} />
          ))}
        </div>
      ))}
    </section>
  );
}

const Together = ({ under, lines }: { under: string | undefined; lines: readonly ReadableAnswer[] }) => (
  <div className={under ? 'answers__place' : undefined}>
    {under ? <h4>{under}</h4> : null}
    <dl className="answers__list">
      {lines.map(({ path, label, place, text, long, href }) => (
        <div key={path} className={long ? 'answers__answer answers__answer--long' : 'answers__answer'}>
          <dt>{place?.label ?? label}</dt>
          <dd>{href ? <a href={href}>{text}</a> : text}</dd>
        </div>
      ))}
    </dl>
  </div>
);
