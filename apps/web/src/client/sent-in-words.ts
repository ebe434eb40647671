/** What answers are sent for: to draw and check a document, to look something up, with a form. */
export type SentKind = 'drawing' | 'lookup' | 'form';

const kilobyte = 1000;

const size = (bytes: number): string =>
  bytes < kilobyte ? `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}` : `${(bytes / kilobyte).toFixed(1)} KB`;

const purposes: Readonly<Record<SentKind, string>> = {
  drawing: 'to draw and check the document, which we don’t keep',
  lookup: 'to look something up in a register',
  form: 'with a form you sent',
};
const kinds = ['drawing', 'lookup', 'form'] as const;

/** How many bytes of a person's answers have left their device by now, and what for. */
export function sentInWords(sent: Readonly<Record<SentKind, number>>): string {
  const parts = kinds.filter((kind) => sent[kind] > 0).map((kind) => `${size(sent[kind])} ${purposes[kind]}`);
  return parts.length === 0
    ? '0 bytes of your answers have left this device.'
    : `From this page, your device has sent ${parts.join('; ')}.`;
}
