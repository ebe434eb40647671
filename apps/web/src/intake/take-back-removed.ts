import { logFailure } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import { takeBackUpload } from '@majak/desk/uploads/drop-uploads';
import type { Fields } from '@majak/tools/form/field';
import { type FieldTexts, textsToAnswers } from '@majak/tools/form/field-texts';
import { uploadsIn } from '@majak/tools/form/uploads-in';

const idsIn = (fields: Fields, texts: FieldTexts): string[] =>
  uploadsIn(fields, textsToAnswers(fields, texts)).flatMap(({ uploads }) => uploads.map(({ id }) => id));

/**
 * Deletes the files that a button of a plain form took off its list, as a script does. Throws nothing: what stays is
 * thrown away within two days.
 */
export async function takeBackRemoved(fields: Fields, before: FieldTexts, after: FieldTexts): Promise<void> {
  const staying = new Set(idsIn(fields, after));
  try {
    for (const id of idsIn(fields, before).filter((one) => !staying.has(one)))
      await takeBackUpload(await openPayload(), id);
  } catch (error) {
    logFailure('A file could not be taken back', error);
  }
}
