import type { Document } from '@majak/tools/documents/document';
import type { JsonSchema } from '@majak/tools/form/json-schema';
import { jsonSchema } from '@majak/tools/form/json-schema';
import { findingSchema } from './finding-schema.ts';
import { json, problems } from './responses.ts';
import { objectWith } from './schemas.ts';

const text: JsonSchema = { type: 'string' };
const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });

const listed = objectWith({
  slug: text,
  title: text,
  description: text,
  page: { ...text, description: 'Where it is made on this site.' },
  files: listOf(objectWith({ format: text, type: text })),
  opens: listOf({ ...text, description: 'The ending of files that it comes back from, on its page.' }),
  schema: { type: 'object', description: 'JSON Schema of what it is made of.' },
});

const list: JsonSchema = {
  get: {
    operationId: 'documents',
    tags: ['Documents'],
    summary: 'Lists the documents that can be made',
    responses: { 200: json('All of them.', objectWith({ documents: listOf(listed) })), ...problems(405) },
  },
};

type Call = { name: string; summary: string; body: JsonSchema; good: JsonSchema };
const call = ({ name, summary, body, good }: Call): JsonSchema => ({
  post: {
    operationId: name,
    tags: ['Documents'],
    summary,
    requestBody: { required: true, content: { 'application/json': { schema: body } } },
    responses: { 200: good, ...problems(400, 403, 405, 413, 422, 429, 503) },
  },
});

const camel = (slug: string) => slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** The schema of a file besides the PDF: a text, or bytes. */
const schemaOfFile = ({ write }: Document['files'][number]): JsonSchema => (write ? text : {});
/** Those of the invoice that no browser can write have addresses of their own. */
const hasAddress = (slug: string, { format, write }: Document['files'][number]): boolean =>
  write !== undefined || (slug !== 'invoice' && format !== 'pdf');

/** What a file says of itself, where a document may have lines to fill in by hand. */
const saysBlanks = ({ blanks }: Document): JsonSchema =>
  blanks
    ? {
        headers: {
          'Blank-Lines': {
            description: 'Lines that are left in the file to write on by hand, for answers that are null.',
            schema: { type: 'integer', minimum: 0 },
          },
        },
      }
    : {};

function pathsOf(document: Document): Record<string, JsonSchema> {
  const { slug, title, form, files } = document;
  const body = jsonSchema(form.fields);
  const at = (what: string) => `/api/v1/documents/${slug}/${what}`;
  const named = (what: string) => `${camel(slug)}${what}`;
  return {
    [at('pdf')]: call({
      name: named('Pdf'),
      summary: `${title}: the PDF, tagged`,
      body,
      good: {
        description: 'The document.',
        ...saysBlanks(document),
        content: { 'application/pdf': { schema: {} } },
      },
    }),
    ...Object.fromEntries(
      files
        .filter((file) => hasAddress(slug, file))
        .map((file) => [
          at(file.format),
          call({
            name: named(capital(file.format)),
            summary: `${title}: as ${file.label}`,
            body,
            good: {
              description: 'The file.',
              ...saysBlanks(document),
              content: { [file.type]: { schema: schemaOfFile(file) } },
            },
          }),
        ]),
    ),
    [at('check')]: call({
      name: named('Check'),
      summary: `${title}: what the law wants of it`,
      body,
      good: json('What was found.', objectWith({ findings: listOf(findingSchema) })),
    }),
    [at('preview')]: call({
      name: named('Preview'),
      summary: `${title}: its pages as pictures, unfinished as it may be, and what was found`,
      body: { type: 'object', description: 'As for the PDF; what is missing is drawn as a gap.' },
      good: json('Pages and findings.', preview),
    }),
    [at('mend')]: call({
      name: named('Mend'),
      summary: `${title}: with one finding mended`,
      body: objectWith({ rule: { ...text, description: 'Of a finding that has a mend.' }, document: body }),
      good: json(
        'The document as it is right, and as it was understood before.',
        objectWith({ document: body, before: body }),
      ),
    }),
  };
}

const preview = objectWith({
  pages: listOf(text),
  findings: listOf(findingSchema),
  unprintable: listOf({
    ...text,
    description: 'A letter that is drawn as a question mark here, and with which the PDF is refused.',
  }),
  blanks: {
    type: 'integer',
    description: 'Lines that are left in it to write on by hand; 0 where it has none.',
  },
  notes: listOf(
    objectWith({ field: text, says: { ...text, description: 'What else is to be said of an answer.' } }),
  ),
});

/** The invoice is printed and checked at addresses of its own. */
const atOwnAddress = new Set(['pdf', 'check'].map((what) => `/api/v1/documents/invoice/${what}`));

/** Documents of the catalogue, where the site makes any. */
export const documentPaths = (documents: readonly Document[]): Record<string, JsonSchema> =>
  documents.length === 0
    ? {}
    : {
        '/api/v1/documents': list,
        ...Object.fromEntries(
          documents
            .flatMap((one) => Object.entries(pathsOf(one)))
            .filter(([path]) => !atOwnAddress.has(path)),
        ),
      };
