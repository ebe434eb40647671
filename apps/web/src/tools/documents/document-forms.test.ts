import { allDocuments } from '@majak/sites/all-tools';
import { documentForms as czech } from '@majak/tools/documents/cz/document-forms';
import { documentForms as slovak } from '@majak/tools/documents/sk/document-forms';
import { expect, test } from 'vitest';
import { documentComponents } from './document-screen.tsx';
import { kindsOf } from './kinds-of.ts';

const documentForms = { ...czech, ...slovak };
const documents = (await allDocuments()).filter(({ slug }) => slug !== 'invoice');

test('every document of the catalogue but the invoice has its form on the common screen', () => {
  expect(Object.keys(documentForms).toSorted()).toEqual(documents.map(({ slug }) => slug).toSorted());
});

test.each(documents)(
  'the screen of $slug has its own form, and draws every kind of field in it',
  async (document) => {
    const form = await documentForms[document.slug]?.();
    expect(form).toBe(document.form);
    const drawn = Object.keys(documentComponents);
    expect(kindsOf(document.form.fields).filter((kind) => !drawn.includes(kind))).toEqual([]);
  },
);
