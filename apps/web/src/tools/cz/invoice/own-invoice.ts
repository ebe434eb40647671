import type { OwnInvoice } from '../../documents/own-invoice.ts';
import { invoiceEndpoints } from './invoice-endpoints.ts';
import { preview } from './preview.ts';
import { respond } from './respond.ts';

/** How the invoice of this country answers calls. */
export const ownInvoice: OwnInvoice = { makes: (what) => invoiceEndpoints.has(what), respond, preview };
