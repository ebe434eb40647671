import { FindingsList } from '../../../documents/findings-list.tsx';
import type { LiveInvoice } from './use-invoice.ts';

/** So many are told beside the files; the list below the document has the others. */
const most = 3;

/** What is wrong, each a way to its field, with its mend: beside the files, where somebody looks before a download. */
export function WrongThings({ form: { preview, mend } }: { form: LiveInvoice }) {
  const wrong = preview.findings.filter(({ state }) => state === 'wrong');
  if (wrong.length === 0) return null;
  return <FindingsList findings={wrong.slice(0, most)} onMend={(rule) => void mend(rule)} />;
}

/** How many things are wrong, in words. */
export const wrongInWords = (count: number): string =>
  count === 1 ? 'One thing is wrong' : `${count} things are wrong`;
