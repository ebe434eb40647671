import { readInvoice } from '@majak/tools/documents/cz/invoice/model/invoice';
import type { Invoice } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import type { FieldTexts } from '@majak/tools/form/field-texts';
import { useState } from 'react';
import { failureOf } from '../../../client/http.ts';
import { makeFile } from '../../documents/make-file.ts';
import { saveFile } from '../../save-file.ts';
import { checkedFormats, Disagreement, readBack } from './check-formats.ts';
import { isSample, remembered } from './saved-entries.ts';
import { splitAppearance } from './split-appearance.ts';
import type { LiveInvoice } from './use-invoice.ts';
import type { LiveSavedEntries } from './use-saved-entries.ts';

type State =
  | { kind: 'making'; format: string }
  | { kind: 'saved'; of: FieldTexts; words: string; proof: string; isSample: boolean }
  | { kind: 'doubt'; of: FieldTexts; format: string; wrong: number }
  | { kind: 'failed'; words: string };

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** Makes one file while all documents are compared. @throws Disagreement if they differ; what `makeFile` throws. */
async function made(format: string, invoice: Invoice, look: object) {
  const given = format === 'pdf' ? { ...invoice, ...look } : invoice;
  const [checked, file] = await Promise.all([
    checkedFormats(invoice),
    makeFile({ slug: 'invoice', format, given }),
  ]);
  if (format === 'pdf') await readBack(file.content, invoice);
  return { ...checked, ...file, compared: format === 'pdf' ? ['PDF', ...checked.same] : checked.same };
}

/** Checks that all documents agree, makes the file, saves it, and remembers who was on it. */
export function useSaveFile(form: LiveInvoice, kept: LiveSavedEntries) {
  const [state, setState] = useState<State>();
  const { typed } = form.live;
  const { given, look } = splitAppearance(form.asked);
  /** The invoice as its fields stand now, or every fault shown. */
  const read = (): Invoice | undefined => {
    const reading = readInvoice(given);
    if (reading.ok) return reading.value;
    setState(undefined);
    form.tell();
    return undefined;
  };
  const save = async (format: string, pressed: HTMLElement, sure = false) => {
    const invoice = read();
    if (!invoice) return;
    setState({ kind: 'making', format });
    try {
      const { wrong, content, name, compared } = await made(format, invoice, look);
      if (!sure && wrong > 0) return setState({ kind: 'doubt', of: typed, format, wrong });
      saveFile(content, name);
      const sample = isSample(invoice);
      if (!sample) kept.change((book) => remembered(book, invoice));
      const words = `Saved as ${name}.${sample ? ' A sample is not remembered.' : ''}`;
      const proof = `Read back and compared: ${list.format(compared)} say the same as the page.`;
      setState({ kind: 'saved', of: typed, words, proof, isSample: sample });
    } catch (error) {
      const words = error instanceof Disagreement ? error.message : failureOf(error);
      setState({ kind: 'failed', words });
    } finally {
      // A button that waits cannot hold the focus.
      requestAnimationFrame(() => pressed.focus({ preventScroll: true }));
    }
  };
  const printed = () => {
    if (read()) print();
  };
  // What was said of another form is not said of this one.
  const isOfNow = !state || !('of' in state) || state.of === typed;
  return { state: isOfNow ? state : undefined, save, printed };
}
