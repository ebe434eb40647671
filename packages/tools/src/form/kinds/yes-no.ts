import * as z from 'zod/mini';
import { type Codec, type Field, type FieldWording, field, missingMessage } from '../field.ts';

const meant: Readonly<Record<string, boolean>> = { yes: true, no: false };

/** Yes and no, as they are typed and posted. */
export const yesOrNo: Pick<Codec, 'read' | 'write'> = {
  read: (text) => meant[text] ?? text,
  write: (value) => (value === true ? 'yes' : value === false ? 'no' : String(value ?? '')),
};

/** Yes or no, which has to be answered. */
export const answeredYesNo = (words: FieldWording, start?: boolean): Field<boolean> =>
  field({
    words,
    control: { kind: 'yesNo' },
    codec: yesOrNo,
    schema: z.boolean({
      error: ({ input }) =>
        input === undefined && words.missing ? missingMessage(words) : `${words.label}: answer yes or no`,
    }),
    start,
  });

/** Yes or no; no unless `start` says otherwise. */
export const yesNo = ({ start = false, ...words }: FieldWording & { start?: boolean }): Field<boolean> =>
  answeredYesNo(words, start);
