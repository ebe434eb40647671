import { facturXFileName } from '@majak/tools/documents/cz/invoice/formats/factur-x';

const namespace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
/** The properties, with what each means: PDF/A wants every schema of its own described in the file. */
const properties = [
  ['DocumentType', 'INVOICE', 'The type of the hybrid document'],
  ['DocumentFileName', facturXFileName, 'The name of the embedded XML document'],
  ['Version', '1.0', 'The version of the standard of the embedded XML document'],
  ['ConformanceLevel', 'EN 16931', 'The conformance level of the embedded XML document'],
] as const;

const resource = (inside: string) => `<rdf:li rdf:parseType="Resource">${inside}</rdf:li>`;
const property = ([name, , means]: (typeof properties)[number]) =>
  resource(
    `<pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${means}</pdfaProperty:description>`,
  );
const schema = resource(
  `<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties.map(property).join('')}</rdf:Seq></pdfaSchema:property>`,
);
const values = properties.map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`).join('');
const description = `<rdf:Description rdf:about="" xmlns:fx="${namespace}">${values}</rdf:Description>`;

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

/**
 * Says in the metadata of a PDF that a Factur-X invoice is inside, which Typst has no means for. The file stays as it
 * was; what is new stands after it, as an incremental update.
 * @throws Error if the PDF is not one as Typst writes it.
 * Source: Factur-X 1.0, PDF/A-3 extension schema; ISO 32000-1 § 7.5.6; ISO 19005-3 § 6.6.2.3.
 */
export function withFacturXMetadata(pdf: Uint8Array): Uint8Array {
  const raw = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString('latin1');
  const { from, trailer, offsetOf } = tableOf(raw);
  const root = found(/\/Root (\d+) 0 R/.exec(trailer), 'catalogue');
  const catalogue = raw.slice(offsetOf(root), raw.indexOf('endobj', offsetOf(root)));
  const number = found(/\/Metadata (\d+) 0 R/.exec(catalogue), 'metadata');
  const old = raw.slice(offsetOf(number), raw.indexOf('\nendstream', offsetOf(number)));
  const xmp = old.slice(old.indexOf('stream\n') + 'stream\n'.length);
  const described = inserted(xmp, '</rdf:Bag></pdfaExtension:schemas>', schema);
  const stream = inserted(described, '</rdf:RDF>', description);
  const object = `${number} 0 obj\n<<\n  /Length ${stream.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n${stream}\nendstream\nendobj\n\n`;
  const at = raw.length + 1;
  const entry = `${String(at).padStart(10, '0')} 00000 n \n`;
  const tail = `xref\n${number} 1\n${entry}trailer\n<<${trailer.trimEnd()}\n  /Prev ${from}\n>>\nstartxref\n${at + object.length}\n%%EOF`;
  // Every byte is one letter: the metadata is UTF-8 that was read as such.
  return Buffer.concat([pdf, Buffer.from(`\n${object}${tail}`, 'latin1')]);
}
