/** A property that a file claims, with what it means. */
type Property = {
  name: string;
  value: string;
  means: string;
  type: 'Text' | 'Integer';
  category: 'external' | 'internal';
};

/** What a file says of itself in words of a standard: PDF/A wants every schema of its own described in the file. */
export type MetadataSchema = {
  title: string;
  namespace: string;
  prefix: string;
  properties: readonly Property[];
};

const resource = (inside: string) => `<rdf:li rdf:parseType="Resource">${inside}</rdf:li>`;
const property = ({ name, type, category, means }: Property) =>
  resource(
    `<pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>${type}</pdfaProperty:valueType><pdfaProperty:category>${category}</pdfaProperty:category><pdfaProperty:description>${means}</pdfaProperty:description>`,
  );
const schemaIn = ({ title, namespace, prefix, properties }: MetadataSchema) =>
  resource(
    `<pdfaSchema:schema>${title}</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>${prefix}</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties.map(property).join('')}</rdf:Seq></pdfaSchema:property>`,
  );
const descriptionIn = ({ namespace, prefix, properties }: MetadataSchema) => {
  const values = properties.map(({ name, value }) => `<${prefix}:${name}>${value}</${prefix}:${name}>`);
  return `<rdf:Description rdf:about="" xmlns:${prefix}="${namespace}">${values.join('')}</rdf:Description>`;
};

function found(match: RegExpExecArray | null, what: string): string {
  const value = match?.[1];
  if (value === undefined) throw new Error(`The PDF has no ${what} where we look for it`);
  return value;
}

/** A text once in which another stands before the first of `mark`. */
function inserted(text: string, mark: string, before: string): string {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`The metadata has no ${mark}`);
  return text.slice(0, at) + before + text.slice(at);
}

type Table = { from: number; trailer: string; offsetOf: (object: string) => number };

/** The only table of cross-references: our writer makes files with one, and no streams of objects. */
function tableOf(raw: string): Table {
  const from = Number(found(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(raw.slice(-60)), 'start of references'));
  const [head, ...parts] = raw.slice(from).split('trailer\n');
  const entries = head?.split('\n').slice(2) ?? [];
  if (!head?.startsWith('xref\n0 ') || parts.length !== 1)
    throw new Error('The PDF has not one table of references');
  return {
    from,
    trailer: found(/^<<([\s\S]*)>>\s*startxref/.exec(parts[0] ?? ''), 'trailer'),
    offsetOf: (object) => Number((entries[Number(object)] ?? '').slice(0, 10)),
  };
}

/** The catalogue with the title of the document in the window's bar, not the name of the file: ISO 14289-1 § 7.1. */
const titled = (catalogue: string): string =>
  inserted(catalogue, '/Direction', '/DisplayDocTitle true\n    ');

/** Objects that stand after a file as it was, with what finds them: ISO 32000-1 § 7.5.6. */
function appended(
  pdf: Uint8Array,
  objects: readonly (readonly [number: string, object: string])[],
  { from, trailer }: Table,
) {
  let at = pdf.length + 1;
  const sections = objects.map(([number, object]) => {
    const section = `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`;
    at += object.length;
    return section;
  });
  const tail = `xref\n${sections.join('')}trailer\n<<${trailer.trimEnd()}\n  /Prev ${from}\n>>\nstartxref\n${at}\n%%EOF`;
  // Every byte is one letter: the metadata is UTF-8 that was read as such.
  const after = `\n${objects.map(([, object]) => object).join('')}${tail}`;
  return Buffer.concat([pdf, Buffer.from(after, 'latin1')]);
}

/**
 * Says in the metadata of a PDF what Typst has no means for, and has readers show its title. The file stays as it was; what
 * is new stands after it, as an incremental update.
 * @throws Error if the PDF is not one as Typst writes it.
 * Source: ISO 32000-1 § 7.5.6; ISO 19005-3 § 6.6.2.3.
 */
export function withMetadata(pdf: Uint8Array, schemas: readonly MetadataSchema[]): Uint8Array {
  const raw = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const table = tableOf(raw);
  const root = found(/\/Root (\d+) 0 R/.exec(table.trailer), 'catalogue');
  const start = table.offsetOf(root);
  const catalogue = raw.slice(start, raw.indexOf('endobj', start));
  const number = found(/\/Metadata (\d+) 0 R/.exec(catalogue), 'metadata');
  const old = raw.slice(table.offsetOf(number), raw.indexOf('\nendstream', table.offsetOf(number)));
  const xmp = old.slice(old.indexOf('stream\n') + 'stream\n'.length);
  const described = inserted(xmp, '</rdf:Bag></pdfaExtension:schemas>', schemas.map(schemaIn).join(''));
  const stream = inserted(described, '</rdf:RDF>', schemas.map(descriptionIn).join(''));
  const object = `${number} 0 obj\n<<\n  /Length ${stream.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n${stream}\nendstream\nendobj\n\n`;
  return appended(
    pdf,
    [
      [number, object],
      [root, `${titled(catalogue)}endobj\n\n`],
    ],
    table,
  );
}
