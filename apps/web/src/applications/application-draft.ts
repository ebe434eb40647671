import { readDraft, writeDraft } from '@majak/tools/form/draft';
import type { FieldTexts } from '@majak/tools/form/field-texts';
import { isPlainObject } from '@majak/tools/form/field-tree';
import type { Form } from '@majak/tools/form/form';

/** An application that is not handed in: its texts, and where its person stopped. */
export type ApplicationDraft = {
  typed: FieldTexts;
  page: string;
  seen: readonly string[];
  /** Pages that were reached, each counted once. */
  reached: readonly string[];
  /** By which what is sent from it is known again. */
  id: string;
};

/** Under which this browser keeps the draft of an application. */
export const draftName = (key: string): string => `majak-application-${key}`;

/** A draft as a text. */
export const writeApplicationDraft = (form: Form, { typed, ...place }: ApplicationDraft): string =>
  JSON.stringify({ ...JSON.parse(writeDraft(form, typed)), ...place });

const keysIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((key) => typeof key === 'string') : [];

const asObject = (text: string | undefined): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return isPlainObject(value) ? value : {};
  } catch {
    return {};
  }
};

/** A draft from its text, of an earlier version of the form too; nothing where there is none that can be opened. */
export function readApplicationDraft(form: Form, text: string | undefined): ApplicationDraft | undefined {
  const typed = readDraft(form, text);
  if (!typed) return undefined;
  const { page, seen, reached, id } = asObject(text);
  return {
    typed,
    page: typeof page === 'string' ? page : '',
    seen: keysIn(seen),
    reached: keysIn(reached),
    id: typeof id === 'string' && id ? id : newDraftId(),
  };
}

/** `crypto.randomUUID` is missing on an address without TLS; random bytes are not. */
export const newDraftId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
