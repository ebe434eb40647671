import { QueueFull } from '@majak/desk/documents/worker-queue';
import { env } from '@majak/desk/env';
import { logFailure } from '@majak/desk/log';
import { openPayload } from '@majak/desk/payload';
import { releaseBytes } from '@majak/desk/ports/release-bytes';
import { secondsUntilAllowed } from '@majak/desk/rate-limit';
import { keepUpload, type SentFile } from '@majak/desk/uploads/keep-upload';
import { uploadInWords } from '@majak/desk/uploads/upload-name';
import { fieldAt } from '@majak/tools/form/field-tree';
import type { Form } from '@majak/tools/form/form';
import type { Upload } from '@majak/tools/form/kinds/uploads';

/** What became of a file: kept, refused for what it is, or not taken now. All words are for who sent it. */
export type Kept =
  | { kind: 'kept'; upload: Upload }
  | { kind: 'refused'; message: string }
  | { kind: 'tooMany'; message: string; retryAfterS: number }
  | { kind: 'failed'; message: string };

/** The field that a file is for, if the form has one that takes files. */
export function uploadsField({ fields }: Pick<Form, 'fields'>, path: string) {
  const field = fieldAt(fields, path);
  return field?.kind === 'uploads' ? field : undefined;
}

const hour = 3600;

/** Checks and keeps a file that somebody sent for a field of a form, and lets go of its bytes. Throws nothing. */
export async function keepSentFile(
  form: Form,
  { field: path, name, bytes }: Omit<SentFile, 'form'>,
  client: string,
): Promise<Kept> {
  const field = uploadsField(form, path);
  if (!field) return { kind: 'refused', message: 'This form takes no file here.' };
  try {
    const payload = await openPayload();
    const limit = { name: 'uploads', points: env.UPLOAD_LIMIT_PER_HOUR, durationS: hour };
    const retryAfterS = await secondsUntilAllowed(payload, limit, client);
    if (retryAfterS !== undefined)
      return { kind: 'tooMany', message: 'You sent very many files. Try again in an hour.', retryAfterS };
    const kept = await keepUpload(payload, { form: form.key, field: path, name, bytes }, field);
    return 'refused' in kept ? { kind: 'refused', message: kept.refused } : { kind: 'kept', upload: kept };
  } catch (error) {
    if (error instanceof QueueFull)
      return {
        kind: 'tooMany',
        message: 'Many files arrive right now. Try again in a minute.',
        retryAfterS: 60,
      };
    logFailure('A file could not be kept', error);
    return {
      kind: 'failed',
      message: `${uploadInWords(name)} couldn’t be kept. Try again in a minute.`,
    };
  } finally {
    releaseBytes(bytes);
  }
}
