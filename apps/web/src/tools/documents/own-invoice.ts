import { site } from '@majak/desk/site';
import type { DocumentRequest } from './document-endpoints.ts';

/** An invoice that has files no other document has, and a look of its own. */
export type OwnInvoice = {
  /** Whether it makes something of this name, the last part of an address. */
  makes: (what: string) => boolean;
  /** Answers a call that makes something of an invoice. */
  respond: (what: string, request: Request) => Promise<Response>;
  /** Draws it beside the form. */
  preview: (asked: DocumentRequest) => Promise<Response>;
};

const invoices = import.meta.glob<OwnInvoice>('../*/invoice/own-invoice.ts', {
  import: 'ownInvoice',
  eager: true,
});

/** That of the country of this site, by its folder; nothing where its invoice is a document as others are. */
export const ownInvoice: OwnInvoice | undefined =
  invoices[`../${site.jurisdiction.code}/invoice/own-invoice.ts`];
