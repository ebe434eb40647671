import { invoiceForm } from '@majak/tools/documents/invoice/model/invoice-form';
import type { Typed } from '@majak/tools/documents/invoice/model/typed';
import { readable, toTyped } from '@majak/tools/form/typed';
import * as z from 'zod/mini';
import { postJson } from '../../../client/http.ts';

const answer = z.object({ document: z.looseObject({}) });

/** An invoice with one finding mended, as the texts of its form; it may be unfinished. @throws what `postJson` throws. */
export async function mended(given: unknown, rule: string): Promise<Typed> {
  const { document } = z.parse(answer, await postJson('/documents/invoice/mend', { rule, document: given }));
  return readable(invoiceForm.fields, toTyped(invoiceForm.fields, document));
}
