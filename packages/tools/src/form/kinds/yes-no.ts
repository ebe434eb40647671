import * as z from 'zod/mini';
import { type Codec, type Field, field, missingOf, type Words } from '../field.ts';

const meant: Readonly<Record<string, boolean>> = { yes: true, no: false };

const codec: Codec = {
  read: (text) => (text.trim() === '' ? undefined : (meant[text] ?? text)),
  write: (value) =>
    value === true ? 'yes' : value === false ? 'no' : value === undefined ? '' : String(value),
};

const schemaFor = (words: Words) =>
  z.boolean({
    error: ({ input }) =>
      input === undefined && words.missing ? missingOf(words) : `${words.label}: answer yes or no`,
  });

/** Yes or no; no unless `start` says otherwise. */
export const yesNo = ({ start = false, ...words }: Words & { start?: boolean }): Field<boolean> =>
  field<boolean>({ words, control: { kind: 'yesNo' }, codec, schema: schemaFor(words), start });

/** Yes or no, which has to be answered. */
export const answeredYesNo = (words: Words): Field<boolean> =>
  field<boolean>({ words, control: { kind: 'yesNo' }, codec, schema: schemaFor(words) });
