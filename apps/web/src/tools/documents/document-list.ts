import { offeredDocuments } from '@majak/desk/offered-tools';
import { jsonSchema } from '@majak/tools/form/json-schema';

/** The documents that can be made, as the API lists them, each with the schema of what it is made of. */
export const documentList = async () =>
  (await offeredDocuments()).map(({ slug, title, lead, page, files, opening, form }) => ({
    slug,
    title,
    description: lead,
    page,
    files: files.map(({ format, type }) => ({ format, type })),
    opens: opening?.endings ?? [],
    schema: jsonSchema(form.fields),
  }));
