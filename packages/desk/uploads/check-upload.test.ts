import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { AFRelationship, PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { lockedPdf } from '../../../tests/support/locked-pdf.ts';
import { checkUpload } from './check-upload.ts';

const { readPicture } = await import('./read-picture.ts');

const accept = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];
const mib = 1024 * 1024;
const check = (bytes: Uint8Array, taken = { accept, maxBytes: 10 * mib }) =>
  checkUpload(bytes, taken, readPicture);
const refusal = async (bytes: Uint8Array) => {
  const checked = await check(bytes);
  return 'refused' in checked ? checked.refused : undefined;
};

const pdf = async (change: (document: PDFDocument) => unknown = () => undefined, inPlain = true) => {
  const document = await PDFDocument.create();
  document.addPage().drawText('Contract of lease');
  await change(document);
  return document.save({ useObjectStreams: !inPlain });
};
const withAction = (action: Record<string, unknown>) => (document: PDFDocument) =>
  document.catalog.set(PDFName.of('OpenAction'), document.context.obj(action as never));

describe('a PDF', () => {
  test('is kept byte for byte, so that its signature stays valid', async () => {
    const checked = await check(await pdf());
    expect(checked).toEqual({ type: 'application/pdf' });
  });

  test.each([
    ['a script', (document: PDFDocument) => document.addJavaScript('main', 'app.alert(1)'), 'a script'],
    [
      'a script that runs when it is opened',
      withAction({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') }),
      'a script',
    ],
    [
      'a program to start',
      withAction({ S: 'Launch', F: PDFString.of('calc.exe') }),
      'an action that starts a program',
    ],
    [
      'a form that sends itself',
      withAction({ S: 'SubmitForm', F: PDFString.of('http://x') }),
      'an action that sends',
    ],
    [
      'another file inside',
      (document: PDFDocument) =>
        document.attach(Buffer.from('MZ'), 'a.exe', { afRelationship: AFRelationship.Data }),
      'another file',
    ],
  ])('with %s is refused, packed or in plain', async (_, change, said) => {
    for (const inPlain of [true, false]) {
      const found = await refusal(await pdf(change, inPlain));
      expect(found).toContain(`contains ${said}`);
      expect(found).toContain('Print it to a new PDF');
    }
  });

  test('with a script behind an escaped name is refused', async () => {
    const plain = Buffer.from(await pdf(withAction({ S: 'JavaScript', JS: PDFString.of('x') }))).toString(
      'latin1',
    );
    const hidden = plain.replaceAll('/JavaScript', '/J#61vaScript').replaceAll('/JS', '/#4a#53');
    expect(await refusal(Buffer.from(hidden, 'latin1'))).toContain('a script');
  });

  test('that is a ZIP archive as well is refused', async () => {
    const end = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(16)]);
    const comment = Buffer.from('\n%%EOF\n');
    const length = Buffer.from([comment.length, 0]);
    for (const behind of [
      [end, Buffer.alloc(2)],
      [end, length, comment],
    ])
      expect(await refusal(Buffer.concat([await pdf(), ...behind]))).toContain('contains a ZIP archive');
    // Signs that only look like it are none.
    expect(await check(Buffer.concat([await pdf(), Buffer.from('\nPK\u0005\u0006 of nothing')]))).toEqual({
      type: 'application/pdf',
    });
  });

  test('that begins as something else is that', async () => {
    for (const before of ['<html><script>alert(1)</script>', 'GIF89a', 'MZ'])
      expect(await refusal(Buffer.concat([Buffer.from(before), await pdf()]))).toContain('of another type');
  });

  test('that is locked, has no pages or is cut off says which', async () => {
    const locked = await pdf((document) => document.encrypt({ userPassword: 'x', ownerPassword: 'y' }));
    expect(await refusal(locked)).toContain('locked with a password');
    for (const password of ['x', ''])
      expect(await refusal(lockedPdf(await pdf(), password))).toContain('locked with a password');
    const empty = await PDFDocument.create();
    expect(await refusal(await empty.save({ addDefaultPage: false }))).toContain('no pages');
    expect(await refusal(Buffer.from('%PDF-1.7\nnothing more'))).toContain('damaged');
  });
});

const photo = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } });

describe('a picture', () => {
  test('is written anew: upright, and without what the camera wrote beside it', async () => {
    const taken = await photo()
      .withExif({ IFD0: { Copyright: 'Jana' }, IFD3: { GPSLatitude: '50/1 5/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const checked = await check(taken);
    if ('refused' in checked) throw new Error(checked.refused);
    const { width, height, exif, orientation } = await sharp(checked.bytes).metadata();
    expect([checked.type, width, height, exif, orientation]).toEqual([
      'image/jpeg',
      40,
      60,
      undefined,
      undefined,
    ]);
  });

  test('loses whatever was hung on to it', async () => {
    const hung = Buffer.from('<script>alert(1)</script>PK\u0003\u0004');
    const checked = await check(Buffer.concat([await photo().jpeg().toBuffer(), hung]));
    if ('refused' in checked) throw new Error(checked.refused);
    expect(Buffer.from(checked.bytes ?? hung).includes('script')).toBe(false);
  });

  test('has 4,000 pixels a side at most', async () => {
    const checked = await check(await photo(5000, 100).png().toBuffer());
    if ('refused' in checked) throw new Error(checked.refused);
    expect(await sharp(checked.bytes).metadata()).toMatchObject({ width: 4000, height: 80, format: 'png' });
  });

  test('that would be too heavy anew is a JPEG', async () => {
    const noise = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
      .webp({ quality: 1 })
      .toBuffer();
    const checked = await check(noise, { accept, maxBytes: noise.length + 1000 });
    expect(checked).toMatchObject({ type: 'image/jpeg' });
  });

  test('that unpacks to a hundred thousand pixels a side is not unpacked', async () => {
    expect(await refusal(bomb(100_000, 100_000))).toContain('more than 100 million pixels');
  });

  test('that is cut off is damaged', async () => {
    const whole = await photo(600, 400).jpeg().toBuffer();
    expect(await refusal(whole.subarray(0, whole.length / 2))).toContain('damaged');
  });
});

/** A PNG that claims to be of this size. */
function bomb(width: number, height: number): Buffer {
  const table = Array.from({ length: 256 }, (_, at) => {
    let crc = at;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
    return crc >>> 0;
  });
  const crc = (bytes: Buffer) =>
    (bytes.reduce((sum, byte) => (table[(sum ^ byte) & 255] ?? 0) ^ (sum >>> 8), 0xffffffff) ^ 0xffffffff) >>>
    0;
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(named));
    return Buffer.concat([length, named, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('what is something else than it says is not taken', () => {
  const zip = Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), Buffer.alloc(60)]);
  const heic = Buffer.concat([
    Buffer.from('0000001866747970', 'hex'),
    Buffer.from('heic\0\0\0\0mif1heic'),
    Buffer.alloc(60),
  ]);
  test.each([
    ['a ZIP archive', zip, 'a ZIP archive'],
    [
      'a drawing with a script',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'a drawing',
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'of another type'],
    ['a photo of a phone', heic, 'a HEIC photo'],
    ['noise', Buffer.alloc(500, 7), 'of another type'],
  ])('%s', async (_, bytes, said) => {
    const found = await refusal(bytes);
    expect(found).toContain(said);
    expect(found).toContain('Choose a PDF, JPEG, PNG or WebP.');
  });

  test('nothing at all, and too much', async () => {
    expect(await refusal(Buffer.alloc(0))).toBe('is empty. Choose another.');
    expect(await refusal(Buffer.alloc(12 * mib))).toBe('is larger than 10 MB. Choose a smaller one.');
  });

  test('a type that this field does not take', async () => {
    const checked = await check(await pdf(), { accept: ['image/jpeg'], maxBytes: mib });
    expect(checked).toMatchObject({ refused: expect.stringContaining('Choose a JPEG.') });
  });
});
