import { expect, test } from 'vitest';
import { uploadInWords, uploadName } from './upload-name.ts';

test.each([
  ['Pas Nováková.pdf', 'Pas Nováková.pdf', '“Pas Nováková.pdf”'],
  ['../../etc/passwd', 'passwd.pdf', '“passwd”'],
  ['C:\\scans\\pas.pdf', 'pas.pdf', '“pas.pdf”'],
  ['pas\r\nSet-Cookie: a=b.pdf', 'pasSet-Cookie a=b.pdf', '“pasSet-Cookie a=b.pdf”'],
  ['invoice\u202Efdp.exe', 'invoicefdp.pdf', '“invoicefdp.exe”'],
  ['"><img src=x>.pdf', 'img src=x.pdf', '“img src=x.pdf”'],
  ['a\0b.pdf', 'ab.pdf', '“ab.pdf”'],
  ['جواز السفر.pdf', 'جواز السفر.pdf', '“جواز السفر.pdf”'],
  ['\n\u2028', 'file.pdf', 'This file'],
  ['', 'file.pdf', 'This file'],
])('%j is kept as %j and called %s', (given, kept, called) => {
  expect([uploadName(given, 'application/pdf'), uploadInWords(given)]).toEqual([kept, called]);
});

test('a name as long as a book is cut, between letters', () => {
  expect(uploadName('😀'.repeat(500), 'image/png')).toBe(`${'😀'.repeat(100)}.png`);
});
