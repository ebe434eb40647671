import { invoiceDrawingForm } from '@majak/tools/documents/cz/invoice/model/invoice-drawing-form';
import { expect, test } from 'vitest';
import { withDifference } from './apply-fix.ts';

const before = { number: '', currency: 'CZK', lines: [{ description: 'Work', unitPrice: 0 }], paid: 0 };

test('what was mended stands in the form; what could not be read of it stays as it was typed', () => {
  const typed = {
    number: '',
    dueDate: 'soon',
    paid: 'much',
    layout: 'plain',
    'lines.0.description': 'Work',
    'lines.0.unitPrice': '',
  };
  const after = { ...before, number: '2026001', issueDate: '2026-11-21' };
  expect(withDifference(invoiceDrawingForm.fields, typed, [before, after])).toEqual({
    ...typed,
    number: '2026001',
    issueDate: '21/11/2026',
  });
});

test('what was taken out is emptied', () => {
  const typed = { taxDate: '21/11/2026', number: '1' };
  const mended = withDifference(invoiceDrawingForm.fields, typed, [
    { ...before, taxDate: '2026-11-21' },
    { ...before, taxDate: '' },
  ]);
  expect(mended).toEqual({ taxDate: '', number: '1' });
});
