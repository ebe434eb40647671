import { readInvoice } from '@majak/tools/documents/cz/invoice/model/invoice';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import type { FieldTexts } from '@majak/tools/form/field-texts';
import { useEffect, useState } from 'react';
import { failureOf } from '../../../../client/http.ts';
import { countFindings } from '../../../documents/findings-in-words.ts';
import { makeFile } from '../../../documents/make-file.ts';
import { saveFile } from '../../../save-file.ts';
import { checkedFormats, Disagreement, NoSuchFile, readBack } from './check-formats.ts';
import { isSample, otherWithNumber, remembered } from './saved-entries.ts';
import { splitAppearance } from './split-appearance.ts';
import type { LiveInvoice } from './use-invoice.ts';
import type { LiveSavedEntries } from './use-saved-entries.ts';

type State =
  | { kind: 'making'; format: string }
  | { kind: 'saved'; of: FieldTexts; words: string; proof: string; isSample: boolean }
  /** Not saved yet: so many things are wrong, or its number stands on another document. */
  | { kind: 'doubt'; of: FieldTexts; format: string; wrong: number; isUsed: boolean }
  | { kind: 'failed'; words: string };

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** What the browser makes by itself. It is there before somebody asks: the network may be gone by then. */
const makerHere = () => import('./make-here.ts');
const isMadeHere = (format: string): boolean => ['isdoc', 'facturx', 'json', 'csv'].includes(format);

/** Makes one file while all documents are compared. @throws Disagreement if they differ; what `makeFile` throws. */
async function made(format: string, invoice: Invoice, look: object) {
  if (isMadeHere(format)) {
    const { same, ...file } = await (await makerHere()).makeHere(format, invoice);
    return { ...file, compared: same };
  }
  const given = format === 'pdf' ? { ...invoice, ...look } : invoice;
  const [{ same }, file] = await Promise.all([
    checkedFormats(invoice),
    makeFile({ slug: 'invoice', format, given }),
  ]);
  if (format === 'pdf') await readBack(file.content, invoice);
  return { ...file, compared: format === 'pdf' ? ['PDF', ...same] : same };
}

/** How many things the law calls wrong of what stands there. Without a network it is what was said last. */
async function countWrong({ preview }: LiveInvoice, invoice: Invoice): Promise<number> {
  const known = countFindings(preview.findings, 'wrong');
  if (preview.fresh) return known;
  try {
    return (await checkedFormats(invoice)).wrong;
  } catch (error) {
    if (error instanceof Disagreement) throw error;
    return known;
  }
}

const failureWords = (error: unknown): string =>
  error instanceof Disagreement || error instanceof NoSuchFile ? error.message : failureOf(error);

/** Checks that all documents agree, makes the file, saves it, and remembers who was on it. */
export function useSaveFile(form: LiveInvoice, kept: LiveSavedEntries) {
  const [state, setState] = useState<State>();
  const { typed } = form.live;
  const { given, look } = splitAppearance(form.asked);
  const isWhole = form.reading.ok;
  useEffect(() => {
    if (isWhole) void Promise.all([makerHere(), import('./your-year.tsx')]).catch(() => undefined);
  }, [isWhole]);
  /** The invoice as its fields stand now, or every fault shown. */
  const read = (): Invoice | undefined => {
    const reading = readInvoice(given);
    if (reading.ok) return reading.value;
    setState(undefined);
    form.tell();
    return undefined;
  };
  const making = async (format: string, invoice: Invoice, sure: boolean): Promise<State> => {
    try {
      const wrong = sure ? 0 : await countWrong(form, invoice);
      const isUsed = !sure && otherWithNumber(kept.book, invoice) !== undefined;
      if (wrong > 0 || isUsed) return { kind: 'doubt', of: typed, format, wrong, isUsed };
      const { content, name, compared } = await made(format, invoice, look);
      saveFile(content, name);
      const sample = isSample(invoice);
      if (!sample) kept.change((book) => remembered(book, invoice));
      const words = `Saved as ${name}.${sample ? ' A sample is not remembered.' : ''}`;
      const proof = `Read back and compared: ${list.format(compared)} say the same as the page.`;
      return { kind: 'saved', of: typed, words, proof, isSample: sample };
    } catch (error) {
      return { kind: 'failed', words: failureWords(error) };
    }
  };
  /** @returns whether it was saved; nothing where the form is not whole. */
  const save = async (format: string, pressed: HTMLElement, sure = false): Promise<boolean | undefined> => {
    const invoice = read();
    if (!invoice) return undefined;
    setState({ kind: 'making', format });
    const after = await making(format, invoice, sure);
    setState(after);
    // A button that waits cannot hold the focus.
    requestAnimationFrame(() => pressed.focus({ preventScroll: true }));
    return after.kind === 'saved';
  };
  const printed = () => {
    if (read()) print();
  };
  // What was said of another form is not said of this one.
  const isOfNow = !state || !('of' in state) || state.of === typed;
  return { state: isOfNow ? state : undefined, save, printed };
}

export type Files = ReturnType<typeof useSaveFile>;
