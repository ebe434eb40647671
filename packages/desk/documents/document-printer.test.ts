import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allDocuments } from '@majak/sites/all-tools';
import { expect, test } from 'vitest';
import { printCompiler } from './print-compiler.ts';
import { printFolders } from './print-folders.ts';

const root = path.join(import.meta.dirname, '../../..');
const documents = (await allDocuments()).filter(({ template }) => template === 'two-language-document');

test.each(documents)('the structure of $slug is what PDF/UA-1 asks for', ({ template, view, sample }) => {
  const compiler = printCompiler(root);
  const mainFileContent = readFileSync(path.join(printFolders(root).workspace, `${template}.typ`), 'utf8');
  const inputs = { data: JSON.stringify(view(sample('2026-11-21'))) };
  // Setting it fails where the standard is broken, such as a heading that leaves a level out, or a document without a title.
  const pdf = compiler.pdf({ mainFileContent, inputs }, { pdfStandard: 'ua-1' });
  expect(pdf.includes('pdfuaid')).toBe(true);
  expect(pdf.includes('/StructTreeRoot')).toBe(true);
});

test('a heading that leaves a level out is not what PDF/UA-1 asks for', () => {
  const mainFileContent = '#set document(title: "T")\n= One\n=== Three';
  expect(() => printCompiler(root).pdf({ mainFileContent }, { pdfStandard: 'ua-1' })).toThrow();
});
