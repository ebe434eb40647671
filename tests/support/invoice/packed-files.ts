import { deflateRawSync, deflateSync } from 'node:zlib';

type File = { name: string; content: string | Uint8Array };
type PdfOptions = {
  /** As other programs do: descriptions and names packed into one object, the file described without a name of its own. */
  packed?: boolean;
  /** Added behind the last object, before the end. */
  more?: string;
  trailer?: string;
  /** What the streams say their length is. */
  length?: (bytes: number) => string;
};

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** The smallest PDF that has files inside. Its pages are nobody's business here. */
export function pdfWith(files: readonly File[], options: PdfOptions = {}): Buffer {
  const { packed = false, more = '', trailer = '<< /Root 1 0 R >>', length = String } = options;
  const stream = (dictionary: string, content: string | Uint8Array) => {
    const data = deflateSync(content);
    return `<< ${dictionary} /Filter /FlateDecode /Length ${length(data.length)} >>\nstream\n${latin(data)}\nendstream`;
  };
  const specs = files.map(
    ({ name }, at) => [100 + at, `<< /Type /Filespec /F (${name}) /EF << /F ${200 + at} 0 R >> >>`] as const,
  );
  const streams = files.map(
    ({ content }, at) => `${200 + at} 0 obj\n${stream('/Type /EmbeddedFile', content)}\nendobj\n`,
  );
  const bodies = specs.map(([, body]) => `${body}\n`);
  const places = specs.map(([number], at) => `${number} ${bodies.slice(0, at).join('').length}`).join(' ');
  const together = stream(
    `/Type /ObjStm /N ${specs.length} /First ${places.length + 1}`,
    `${places} ${bodies.join('')}`,
  );
  const described = packed
    ? `50 0 obj\n${together}\nendobj\n`
    : specs.map(([number, body]) => `${number} 0 obj\n${body}\nendobj\n`).join('');
  const catalog = '1 0 obj\n<< /Type /Catalog >>\nendobj\n';
  const end = `trailer\n${trailer}\nstartxref\n0\n%%EOF\n`;
  return Buffer.from(`%PDF-1.7\n${catalog}${described}${streams.join('')}${more}${end}`, 'latin1');
}

type ZipOptions = { store?: boolean; flags?: number };

/** A ZIP archive. Its checksums are left empty: nobody here looks at them. */
export function zipWith(files: readonly File[], { store = false, flags = 0 }: ZipOptions = {}): Buffer {
  const parts: Buffer[] = [];
  const directory = files.map(({ name, content }) => {
    const data = store ? Buffer.from(content) : deflateRawSync(content);
    const offset = parts.reduce((sum, { length }) => sum + length, 0);
    const local = Buffer.alloc(30);
    local.write('PK\u0003\u0004', 'latin1');
    local.writeUInt16LE(name.length, 26);
    parts.push(local, Buffer.from(name, 'latin1'), data);
    const entry = Buffer.alloc(46);
    entry.write('PK\u0001\u0002', 'latin1');
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(store ? 0 : 8, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    return Buffer.concat([entry, Buffer.from(name, 'latin1')]);
  });
  const body = Buffer.concat(parts);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, ...directory, end]);
}
