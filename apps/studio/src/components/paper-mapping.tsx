'use client';

import {
  type PaperFacts,
  type PaperFault,
  readPaperFacts,
  type ScreenAnswer,
  type ScreenMapping,
  type ScreenQuestion,
} from '@majak/desk/official-forms/paper-on-screen';
import { useDocumentInfo, useField, useFormFields, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { loadFaults, loadQuestions } from './load-paper.ts';
import { MappedAnswerPanel } from './mapped-answer.tsx';
import { PaperChooser } from './paper-chooser.tsx';
import { PaperPages } from './paper-pages.tsx';

/** Under the name of an official form: its PDF, and what fills in each of its fields. */
export function PaperMapping({ path }: { path: string }) {
  const { id } = useDocumentInfo();
  const paper = useFormFields(([fields]) => fields.paper?.value);
  const facts = readPaperFacts(paper);
  if (id === undefined) return <p className="paper__note">Save it first. Then choose the PDF here.</p>;
  return (
    <section className="paper" aria-labelledby="paper-title">
      <h3 id="paper-title">The PDF and its fields</h3>
      <PaperChooser id={id} again={facts !== undefined} />
      {facts ? <Fields id={id} path={path} facts={facts} /> : null}
    </section>
  );
}

type FieldsProps = {
  id: string | number;
  path: string;
  facts: PaperFacts;
};

function Fields({ id, path, facts }: FieldsProps) {
  const { value, setValue } = useField<ScreenMapping>({ path });
  const mapping = value ?? {};
  const [chosen, setChosen] = useState<string>();
  const { questions, faults } = usePaper(id, mapping);
  const list = useRef<HTMLUListElement>(null);
  const isModified = useFormModified();
  const choose = (name: string) => {
    setChosen(name);
    // The list follows the paper.
    requestAnimationFrame(() =>
      list.current
        ?.querySelector('[aria-expanded="true"]')
        ?.closest('li')
        ?.scrollIntoView({ block: 'nearest' }),
    );
  };
  const change = (name: string, mapped: ScreenAnswer | undefined) => {
    const { [name]: _, ...others } = mapping;
    setValue(mapped ? { ...others, [name]: mapped } : others);
  };
  return (
    <>
      <p className="paper__note" role="status">
        {Object.keys(mapping).length} of {facts.fields.length} fields are filled in
        {faults.length > 0 ? `, ${faults.length} of them not right yet` : ''}.{' '}
        {isModified ? (
          'Save to try it out.'
        ) : (
          <a href={`/api/official-forms/${id}/sample`} download>
            Try it out with sample answers (PDF)
          </a>
        )}
      </p>
      <div className="paper__sides">
        <PaperPages {...{ id, facts, mapping, faults, chosen }} onChoose={choose} />
        <ul ref={list} className="paper__list">
          {facts.fields.map((pdf) => {
            const own = faults.filter(({ name }) => name === pdf.name);
            const isChosen = pdf.name === chosen;
            const mapped = mapping[pdf.name];
            return (
              <li key={pdf.name}>
                <button
                  type="button"
                  className="paper__name"
                  aria-expanded={isChosen}
                  onClick={() => setChosen(isChosen ? undefined : pdf.name)}
                >
                  {pdf.label}
                  <span>{mapped ? labelOf(questions, mapped.path) : 'Stays empty'}</span>
                </button>
                {own.map(({ message }) => (
                  <p key={message} className="paper__fault">
                    {message}
                  </p>
                ))}
                {isChosen ? (
                  <MappedAnswerPanel
                    {...{ pdf, mapped, questions }}
                    onChange={(next) => change(pdf.name, next)}
                  />
                ) : null}
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

const labelOf = (questions: readonly ScreenQuestion[], path: string): string =>
  questions.find((question) => question.path === path)?.label ?? path;

/** The questions of the form, and what is wrong with the mapping as it stands on the screen. */
function usePaper(id: string | number, mapping: ScreenMapping) {
  const [questions, setQuestions] = useState<readonly ScreenQuestion[]>([]);
  const [faults, setFaults] = useState<readonly PaperFault[]>([]);
  const written = JSON.stringify(mapping);
  useEffect(() => void loadQuestions(id).then(setQuestions), [id]);
  useEffect(() => {
    let isLatest = true;
    void loadFaults(id, JSON.parse(written)).then((found) => isLatest && setFaults(found));
    return () => {
      isLatest = false;
    };
  }, [id, written]);
  return { questions, faults };
}
