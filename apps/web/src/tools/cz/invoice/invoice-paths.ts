import { invoiceDrawingForm } from '@majak/tools/documents/cz/invoice/model/invoice-drawing-form';
import { invoiceForm } from '@majak/tools/documents/cz/invoice/model/invoice-form';
import { codeKinds } from '@majak/tools/documents/cz/invoice/payment/payment-codes';
import type { Field } from '@majak/tools/form/field';
import type { JsonSchema } from '@majak/tools/form/json-schema';
import { jsonSchema } from '@majak/tools/form/json-schema';
import { findingSchema } from '../../api/finding-schema.ts';
import { json, problems } from '../../api/responses.ts';
import { objectWith, ref } from '../../api/schemas.ts';

/** An invoice as the API takes it: the schema of the form. */
export const invoiceSchema: JsonSchema = {
  description: 'An invoice. Days are YYYY-MM-DD; prices are without tax. Totals are computed, never sent.',
  ...jsonSchema(invoiceForm.fields),
};

/** What its hint says of a file is for who chooses one on a page: a program sends it ready. */
const fileForPrograms = (field: Field): JsonSchema =>
  field.kind === 'file'
    ? { description: `As a \`data:\` address in base64, of type ${field.accept.join(', ')}.` }
    : {};

const withLook: JsonSchema = {
  ...invoiceSchema,
  ...jsonSchema(invoiceDrawingForm.fields, fileForPrograms),
};

type Answer = { operationId: string; summary: string; description?: string; good: JsonSchema };

const operation = ({ good, ...about }: Answer, body = ref('schemas', 'Invoice')): JsonSchema => ({
  post: {
    ...about,
    tags: ['Invoices'],
    requestBody: { required: true, content: { 'application/json': { schema: body } } },
    responses: { 200: good, ...problems(400, 403, 405, 413, 422, 429, 503) },
  },
});

const file = (description: string, type: string, format: JsonSchema = { type: 'string' }): JsonSchema => ({
  description,
  content: { [type]: { schema: format } },
});

const text: JsonSchema = { type: 'string' };
const count: JsonSchema = { type: 'integer' };
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

const document = objectWith(
  {
    format: { enum: ['isdoc', 'facturX', 'json', 'csv', ...codeKinds] },
    state: { enum: ['same', 'differs', 'none'], description: '`none`: this invoice has no such document.' },
    differences: listOf(objectWith({ field: text, expected: text, found: text })),
    why: text,
  },
  ['why'],
);

const checked = objectWith({
  findings: listOf(findingSchema),
  right: count,
  missing: count,
  wrong: count,
  totals: { type: 'object', description: 'What the invoice comes to, each amount as `1234.50`.' },
  documents: listOf(document),
});

const pages = objectWith({ pages: listOf({ ...text, contentMediaType: 'image/svg+xml' }) });

/** Documents of an invoice. None of them is kept. */
export const invoicePaths = (): Record<string, JsonSchema> => ({
  '/api/v1/invoices/pdf': operation(
    {
      operationId: 'invoicePdf',
      summary: 'Makes the PDF of an invoice',
      description:
        'PDF/A-3a, tagged, with ISDOC and Factur-X inside as far as the invoice has them, and its fields as JSON.',
      good: file('The document.', 'application/pdf', {}),
    },
    withLook,
  ),
  '/api/v1/invoices/pages': operation(
    {
      operationId: 'invoicePages',
      summary: 'Draws the pages of the PDF of an invoice as pictures',
      description:
        'From the same template and the same data as the PDF: the pages are its pages. 600 calls a minute, counted apart from the others.',
      good: json('The pages in their order, each an SVG that needs nothing but itself.', pages),
    },
    withLook,
  ),
  '/api/v1/invoices/isdoc': operation({
    operationId: 'invoiceIsdoc',
    summary: 'Writes an invoice as ISDOC 6.0.2',
    good: file('The file.', 'application/xml'),
  }),
  '/api/v1/invoices/facturx': operation({
    operationId: 'invoiceFacturX',
    summary: 'Writes an invoice as Factur-X, profile EN 16931',
    good: file('The file.', 'application/xml'),
  }),
  '/api/v1/invoices/qr': operation({
    operationId: 'invoiceQr',
    summary: 'Draws the payment code that the payer’s bank reads',
    good: file('The code with its quiet zone.', 'image/svg+xml'),
  }),
  '/api/v1/invoices/qrf': operation({
    operationId: 'invoiceQrWithInvoice',
    summary: 'Draws a payment code with the accounting data of the invoice in it (QR Platba+F)',
    good: file('The code with its quiet zone.', 'image/svg+xml'),
  }),
  '/api/v1/invoices/check': operation({
    operationId: 'checkInvoice',
    summary: 'Says what the law requires of an invoice, and whether its documents agree',
    good: json('What is right, missing and wrong, each with its section.', checked),
  }),
});
