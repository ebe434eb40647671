'use client';

import type {
  ScreenAnswer,
  ScreenField,
  ScreenPart,
  ScreenQuestion,
} from '@majak/desk/official-forms/paper-on-screen';
import { useId } from 'react';

const partLabels: Readonly<Record<ScreenPart, string>> = {
  whole: 'As an office writes it',
  digits: 'Digits alone',
  day: 'The day',
  month: 'The month',
  year: 'The year',
  alpha2: 'Two letters of the country',
  alpha3: 'Three letters of the country',
  street: 'The street without its number',
  number: 'The number of the house, with the flat',
};

type Props = {
  pdf: ScreenField;
  mapped: ScreenAnswer | undefined;
  questions: readonly ScreenQuestion[];
  onChange: (mapped: ScreenAnswer | undefined) => void;
};

/** The questions under the pages on which they stand. */
function byPage(questions: readonly ScreenQuestion[]): [string, ScreenQuestion[]][] {
  const pages = new Map<string, ScreenQuestion[]>();
  for (const question of questions)
    pages.set(question.under, [...(pages.get(question.under) ?? []), question]);
  return [...pages];
}

/** What fills in one field of the paper: the question, what of its answer, and the words of the office. */
export function MappedAnswerPanel({ pdf, mapped, questions, onChange }: Props) {
  const id = useId();
  const question = questions.find(({ path }) => path === mapped?.path);
  return (
    <div className="paper__panel">
      <label htmlFor={`${id}-path`}>Filled in with</label>
      <select
        id={`${id}-path`}
        value={mapped?.path ?? ''}
        onChange={({ target }) => onChange(target.value ? { path: target.value } : undefined)}
      >
        <option value="">Nothing</option>
        {byPage(questions).map(([page, asked]) => (
          <optgroup key={page} label={page}>
            {asked.map(({ path, label }) => (
              <option key={path} value={path}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {mapped && question ? (
        <How id={id} pdf={pdf} mapped={mapped} question={question} onChange={onChange} />
      ) : null}
    </div>
  );
}

type HowProps = {
  id: string;
  pdf: ScreenField;
  mapped: ScreenAnswer;
  question: ScreenQuestion;
  onChange: (mapped: ScreenAnswer) => void;
};

function How({ id, pdf, mapped, question, onChange }: HowProps) {
  if (pdf.kind === 'tick')
    return (
      <>
        <label htmlFor={`${id}-when`}>Ticked for</label>
        <select
          id={`${id}-when`}
          value={mapped.when ?? ''}
          onChange={({ target }) => onChange({ ...mapped, when: target.value })}
        >
          <option value="">Choose an answer</option>
          {question.answers.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </>
    );
  return (
    <>
      {question.parts.length > 1 ? (
        <>
          <label htmlFor={`${id}-part`}>Written</label>
          <select
            id={`${id}-part`}
            value={mapped.part ?? 'whole'}
            onChange={({ target }) =>
              onChange({ ...mapped, part: question.parts.find((part) => part === target.value) })
            }
          >
            {question.parts.map((part) => (
              <option key={part} value={part}>
                {partLabels[part]}
              </option>
            ))}
          </select>
        </>
      ) : null}
      {pdf.kind === 'text' ? (
        <label className="paper__tick">
          <input
            type="checkbox"
            checked={mapped.capitals ?? false}
            onChange={({ target }) => onChange({ ...mapped, capitals: target.checked })}
          />{' '}
          In capitals
        </label>
      ) : null}
      <Words id={id} pdf={pdf} mapped={mapped} question={question} onChange={onChange} />
    </>
  );
}

/** What the paper says for each answer: chosen of its own options, or typed. */
function Words({ id, pdf, mapped, question, onChange }: HowProps) {
  const write = (value: string, word: string) =>
    onChange({ ...mapped, words: { ...mapped.words, [value]: word } });
  return question.answers.map(({ value, label }) => (
    <div key={value} className="paper__word">
      <label htmlFor={`${id}-${value}`}>“{label}” is</label>
      {pdf.options ? (
        <select
          id={`${id}-${value}`}
          value={mapped.words?.[value] ?? ''}
          onChange={({ target }) => write(value, target.value)}
        >
          <option value="">Choose an option of the paper</option>
          {pdf.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          id={`${id}-${value}`}
          value={mapped.words?.[value] ?? ''}
          onChange={({ target }) => write(value, target.value)}
        />
      )}
    </div>
  ));
}
