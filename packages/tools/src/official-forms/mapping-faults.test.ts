import { expect, test } from 'vitest';
import { mappingFaults } from './mapping-faults.ts';
import type { MappedAnswer, PdfField } from './official-form.ts';
import { askedForm, pdfField } from './paper-fixture.ts';

const faults = (how: MappedAnswer, more: Partial<PdfField> = {}) =>
  mappingFaults({ fields: [pdfField('box', more)], mapping: { box: how } }, askedForm).map(
    ({ message }) => message,
  );
const both = { single: 'svobodná', married: 'vdaná' };

test.each<[string, MappedAnswer, Partial<PdfField>]>([
  ['a text', { path: 'surname', capitals: true }, {}],
  ['a part of a date', { path: 'bornOn', part: 'year' }, {}],
  ['a tick', { path: 'status', when: 'married' }, { kind: 'tick' }],
  ['an option in words', { path: 'status', words: both }, {}],
  [
    'an option of the paper',
    { path: 'status', words: both },
    { kind: 'radio', options: ['svobodná', 'vdaná'] },
  ],
  ['a row', { path: 'children.0.name' }, {}],
  ['the last row there may be', { path: 'children.14.name' }, {}],
])('%s fits', (_, how, more) => expect(faults(how, more)).toEqual([]));

test.each<[string, MappedAnswer, Partial<PdfField>, string]>([
  ['an unknown path', { path: 'nickname' }, {}, 'The form has no question “nickname”. Choose another.'],
  [
    'a path into an heir',
    { path: 'constructor' },
    {},
    'The form has no question “constructor”. Choose another.',
  ],
  [
    'a row too far',
    { path: 'children.99.name' },
    {},
    'The form has no question “children.99.name”. Choose another.',
  ],
  ['files', { path: 'scans' }, {}, '“Scans” takes files, which can’t be written on paper.'],
  [
    'a tick for a text',
    { path: 'surname', when: 'x' },
    { kind: 'tick' },
    '“Surname” has no answers to choose from, so it can’t tick a box. Choose a question with answers.',
  ],
  [
    'a tick without an answer',
    { path: 'status' },
    { kind: 'tick' },
    'Choose the answer that ticks this box.',
  ],
  [
    'a tick for an answer that is gone',
    { path: 'status', when: 'engaged' },
    { kind: 'tick' },
    '“Marital status” has no answer “engaged”. Choose one of its answers.',
  ],
  [
    'the year of a name',
    { path: 'surname', part: 'year' },
    {},
    '“Surname” can’t be written as “year”. Choose another way to write it.',
  ],
  [
    'options without words',
    { path: 'status', words: { single: 'svobodná', married: ' ' } },
    {},
    'Give the words of the paper for “Married”.',
  ],
  [
    'options that the paper does not have',
    { path: 'status', words: both },
    { kind: 'choice', options: ['svobodná'] },
    'The paper doesn’t offer “vdaná”. Choose one of its own options.',
  ],
  [
    'yes and no for an option',
    { path: 'hasChildren' },
    { kind: 'radio', options: ['A', 'N'] },
    'Give the words of the paper for “Yes”, “No”.',
  ],
  [
    'a group for an option',
    { path: 'address' },
    { kind: 'choice', options: ['A'] },
    '“Address” is several answers, and this box takes one of a few. Choose a single question.',
  ],
])('%s is a fault', (_, how, more, said) => expect(faults(how, more)).toEqual([said]));

test('a field that the PDF does not have is named', () => {
  const said = mappingFaults({ fields: [], mapping: { gone: { path: 'surname' } } }, askedForm);
  expect(said).toEqual([{ name: 'gone', message: 'The PDF has no field “gone”. Take it out.' }]);
});
