import type { Invoice } from '@majak/tools/documents/invoice/model/invoice';
import * as z from 'zod/mini';
import { call } from '../../../client/http.ts';
import { pictureOf } from '../../documents/picture-of.ts';
import { type Latest, useLatest } from '../../documents/use-latest.ts';
import type { Look } from './draft.ts';

const answer = z.object({ pages: z.array(z.string()) });

/** Pictures of the pages as addresses; those before stay until new ones are there. */
export type Pages = Omit<Latest<unknown>, 'answer'> & { pages: readonly string[] };

/** The pages of the document, drawn by the server from the same template as the PDF. @param invoice Only drawn while `on`. */
export function usePages(invoice: Invoice, { layout, logo }: Look, on: boolean): Pages {
  const { answer: pages = [], ...latest } = useLatest(
    JSON.stringify({ ...invoice, layout, logo }),
    on,
    async (body) => {
      const response = await call('/invoices/pages', { body: JSON.parse(body) });
      return z.parse(answer, await response.json()).pages.map(pictureOf);
    },
  );
  return { pages, ...latest };
}
