import { printDocument } from '@majak/desk/documents/print-document';
import { downloadResponse } from '../tools/documents/download-response.ts';
import { respondFromQueue } from '../tools/documents/respond-from-queue.ts';

type Paper = { template: 'receipt' | 'product-information'; view: object; name: string };

/** Answers with a paper of an order as PDF, under a name without its ending. */
export const respondWithPaper = ({ template, view, name }: Paper): Promise<Response> =>
  respondFromQueue(async () =>
    downloadResponse({
      body: new Uint8Array(await printDocument({ template, view })),
      type: 'application/pdf',
      name: `${name}.pdf`,
    }),
  );
