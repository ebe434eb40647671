import type { Typed } from '@majak/tools/documents/invoice/model/typed';

/** How the document looks; it is not a part of the invoice. */
export type Look = {
  layout: 'classic' | 'plain';
  /** A picture as a data: address, or empty. */
  logo: string;
};
export type Draft = { typed: Typed; look: Look };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const writeDraft = (draft: Draft): string => JSON.stringify(draft);

/** Reads a draft that was kept: texts alone, whatever they say. */
export function readDraft(text: string | undefined): Draft | undefined {
  try {
    const given: unknown = JSON.parse(text ?? '');
    if (!isRecord(given) || !isRecord(given.typed) || !isRecord(given.look)) return undefined;
    const texts = Object.entries(given.typed).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    const { layout, logo } = given.look;
    return {
      typed: Object.fromEntries(texts),
      look: {
        layout: layout === 'plain' ? 'plain' : 'classic',
        logo: typeof logo === 'string' && logo.startsWith('data:image/') ? logo : '',
      },
    };
  } catch {
    return undefined;
  }
}
