'use client';

import { useAllFormFields } from '@payloadcms/ui';
import { useDeferredValue, useId, useState } from 'react';

import { findValues, type ShownValue, valuesIn } from './find-law-values.ts';

const mostFound = 8;

/** Finds a value of the law by words, and copies what a text names it by. */
export function LawValueList({ values }: { values: readonly ShownValue[] }) {
  const id = useId();
  const [words, setWords] = useState('');
  const [said, setSaid] = useState('');
  const [fields] = useAllFormFields();
  const later = useDeferredValue(fields);
  const here = valuesIn(
    Object.values(later).map(({ value }) => value),
    values,
  );
  const found = findValues(values, words);
  const copy = async (token: string) => {
    await navigator.clipboard.writeText(token).then(
      () => setSaid('Copied. Paste it into the text.'),
      () => setSaid(`Copy this into the text: ${token}`),
    );
  };
  return (
    <div className="field-type law-values">
      <label htmlFor={id} className="field-label">
        Values of the law
      </label>
      <input
        id={id}
        type="search"
        placeholder="Find one, such as minimum wage"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <p role="status" className="law-values__said">
        {said || (words && found.length === 0 ? 'No value has these words.' : '')}
      </p>
      <ul>
        {found.slice(0, mostFound).map(({ token, title, when, shown }) => (
          <li key={token}>
            <span>
              {title}, {when}: <strong>{shown}</strong>
            </span>
            <button type="button" aria-label={`Copy ${title}, ${when}`} onClick={() => copy(token)}>
              Copy
            </button>
          </li>
        ))}
      </ul>
      {found.length > mostFound ? <p>{`${found.length - mostFound} more: add a word.`}</p> : null}
      {here.length > 0 ? (
        <>
          <p className="law-values__here">In this text</p>
          <ul>
            {here.map(({ token, title, when, shown }) => (
              <li key={token}>
                <span>
                  {title}, {when}: <strong>{shown}</strong>
                </span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
