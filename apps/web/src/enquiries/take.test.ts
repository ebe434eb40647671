import { onlineTax } from '@majak/tools/forms/enquiries/online-tax';
import { expect, test } from 'vitest';
import { readingOf } from './take.ts';

const right = {
  cf_full_name: 'Ana Sample',
  email: 'ana@example.com',
  cf_client_phone_number: '777',
  cf_eu_citizen: 'NO',
  cf_nationality: 'Brazil',
  cf_select_servicee: 'Something else',
  description: ' Employed until May. ',
  'answers.tax_year': '2025',
  'answers.income': 'Rent',
  'answers.employers': '0',
  'answers.whole_year': 'Yes',
};
const read = readingOf(onlineTax);

test('the answers head the message, and the form says what the request is filed under', () => {
  const { content, errors } = read(right);
  expect(errors).toEqual([]);
  expect(content).toMatchObject({
    cf_select_servicee: 'Online tax return',
    description: [
      'Tax year: 2025',
      'Kind of income: Rent',
      'Number of employers: 0',
      'In the Czech Republic for the whole year: Yes',
      '',
      'Employed until May.',
    ].join('\n'),
  });
  expect(Object.keys(Object(content))).toHaveLength(7);
});

test('an empty message is one, whatever was answered; a wrong answer is told with the rest', () => {
  const { errors } = read({ ...right, description: ' ', email: '', 'answers.employers': 'two' });
  expect(errors.map(({ field }) => field)).toEqual(['email', 'description', 'answers.employers']);
});

test('the message may be as long as the answers leave room for, and the form says how long that is', () => {
  const long = (length: number) => read({ ...right, description: 'x'.repeat(length) });
  const told = long(5000).errors[0];
  expect(told?.field).toBe('description');
  const room = Number(/at most ([\d,]+) characters/.exec(told?.message ?? '')?.[1]?.replace(',', ''));
  expect(room).toBeGreaterThan(4500);
  expect(long(room + 1).errors).toHaveLength(1);
  const { content, errors } = long(room);
  expect(errors).toEqual([]);
  expect(Object(content).description).toHaveLength(5000);
});

test('a nationality is stored under the name of the list', () => {
  expect(read({ ...right, cf_nationality: 'american' }).content).toMatchObject({
    cf_nationality: 'United States',
    cf_select_servicee: 'Online tax return',
  });
});

test.each([null, 'text', [], { 'answers.unknown': 'x' }])('%j is refused and breaks nothing', (input) => {
  expect(read(input).errors.length).toBeGreaterThan(5);
});
