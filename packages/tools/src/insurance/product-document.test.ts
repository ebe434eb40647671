import { expect, test } from 'vitest';
import { basic, comprehensive } from './insurance-fixture.ts';
import { productDocument } from './product-document.ts';

const document = productDocument({ ...comprehensive, territoryLines: ['Here'], excludes: ['sports'] }, 14);
const linesOf = (title: string, of = document) => of.parts.find((part) => part.title === title)?.lines;

test('it asks what the regulation asks, in its order', () => {
  expect(document.title).toBe('Insurance product information document');
  expect(document.parts.map(({ title }) => title)).toEqual([
    'What is this type of insurance?',
    'What is insured?',
    'What is not insured?',
    'Are there any restrictions on cover?',
    'Where am I covered?',
    'What are my obligations?',
    'When and how do I pay?',
    'When does the cover start and end?',
    'How do I cancel the contract?',
  ]);
  expect(document.elsewhere).toContain('in other documents');
});

test('it says what the studio says of the product, and until when the contract can be withdrawn from', () => {
  expect(linesOf('What is insured?')).toContain('Pregnancy and birth');
  expect(linesOf('What is not insured?')).toEqual(['Winter and adventure sports']);
  expect(linesOf('Where am I covered?')).toEqual(['Here']);
  expect(linesOf('How do I cancel the contract?')?.[0]).toContain('within 14 days');
  expect(document).toMatchObject({ version: comprehensive.changedAt, sample: true });
});

test('a question without an answer leads to the terms, so that nothing is left out in silence', () => {
  expect(linesOf('What are my obligations?', productDocument(basic, 14))?.[0]).toContain(
    'the insurer’s terms',
  );
});
