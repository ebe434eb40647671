import { expect, test } from 'vitest';
import { readForm } from '../../form/form.ts';
import { faultsOnWire, fromWire, toWire } from '../../form/wire-names.ts';
import { contactMessages } from '../contact-messages.ts';
import { untouchedRequest } from '../requester.ts';
import { contactRequest } from './form.ts';

const { fields } = contactRequest;
const right = {
  cf_full_name: 'Ana Sample',
  email: 'ana@example.com',
  cf_client_phone_number: '777',
  cf_eu_citizen: 'NO',
  cf_nationality: 'Brazil',
  cf_select_servicee: 'Trade licence',
  description: 'Hello',
};

/** What is taken under the names of the wire, or the faults at them. */
function read(input: unknown) {
  const reading = readForm(contactRequest, fromWire(fields, input));
  if (reading.ok) return { taken: toWire(fields, reading.value), faults: [] };
  return { taken: undefined, faults: faultsOnWire(fields, reading.faults) };
}
const messageOf = (input: object, name: string) =>
  read(input).faults.find(({ field }) => field === name)?.message;

test('a right request passes, trimmed, under the seven names and in their order', () => {
  const { taken = {} } = read({ ...right, cf_full_name: '  Ana Sample ' });
  expect(taken).toEqual(right);
  expect(Object.keys(taken)).toEqual(Object.keys(right));
});

/** Messages word for word: specification, section 5. */
const cases: [keyof typeof right, unknown, string][] = [
  ['cf_full_name', undefined, 'Please input your name'],
  ['cf_full_name', '', 'Please input your name'],
  ['cf_full_name', '   ', 'Please input your name'],
  ['cf_full_name', 7, 'Please input your name'],
  ['cf_full_name', 'Al', 'Your name has to be at least 3 characters long'],
  ['email', undefined, 'E-mail is required'],
  ['email', '', 'E-mail is required'],
  ['email', 'ana', 'Field should contain a valid e-mail'],
  ['email', 'ana@example', 'Field should contain a valid e-mail'],
  ['email', 'a b@example.com', 'Field should contain a valid e-mail'],
  ['email', 'a@b.cz\r\nBcc: x@y.cz', 'Field should contain a valid e-mail'],
  ['email', `${'a'.repeat(60)}@${`${'b'.repeat(60)}.`.repeat(4)}cz`, 'Field should contain a valid e-mail'],
  ['cf_client_phone_number', '', 'Please enter your phone number'],
  ['cf_eu_citizen', '', 'Please select your country'],
  ['cf_eu_citizen', 'MAYBE', 'Please select your country'],
  ['cf_nationality', '', 'Please select your nationality'],
  ['cf_select_servicee', '', 'Please select your service'],
  ['description', '', 'Please tell us few words :)'],
  ['description', null, 'Please tell us few words :)'],
  ['cf_full_name', '\u200b\u200d\u2060\ufeff', 'Please input your name'],
  ['cf_full_name', '\u3164\u2800\u00ad\u202e', 'Please input your name'],
  ['cf_full_name', 'A\u200b\u200b\u200bl', 'Your name has to be at least 3 characters long'],
  ['cf_full_name', 'x'.repeat(101), 'Please write your name in at most 100 characters'],
  ['cf_client_phone_number', '\u200b', 'Please enter your phone number'],
  ['cf_client_phone_number', '7'.repeat(51), 'Please write one phone number, in at most 50 characters'],
  ['cf_nationality', '\u200b', 'Please select your nationality'],
  ['cf_nationality', 'x'.repeat(101), 'Please write your nationality in at most 100 characters'],
  ['cf_select_servicee', '\u2800', 'Please select your service'],
  ['cf_select_servicee', 'x'.repeat(201), 'Please name the service in at most 200 characters'],
  ['description', ' \u200b\n\u2060', 'Please tell us few words :)'],
  ['description', 'x'.repeat(5001), 'Please write at most 5,000 characters'],
];
test.each(cases)('%s = %j answers %j', (name, value, message) => {
  expect(messageOf({ ...right, [name]: value }, name)).toBe(message);
});

test('what nobody sees is taken out of a line, and what a script is written with is kept', () => {
  const name = (cf_full_name: string) => read({ ...right, cf_full_name }).taken?.cf_full_name;
  expect(name('A\u200bna\u00ad \u202eSam\ufeffp\u200dle')).toBe('Ana Sample');
  expect(name('Ana\tSample\r\nBcc: x')).toBe('Ana Sample Bcc: x');
  expect(name('Ana\u00a0\u3000Sample')).toBe('Ana Sample');
  expect(name('علی\u200cرضا')).toBe('علی\u200cرضا');
  expect(name('Nguyễn Văn Ánh')).toBe('Nguyễn Văn Ánh');
  expect(name('Nguyễn Žofie'.normalize('NFD'))).toBe('Nguyễn Žofie');
});

test('answers as long as may be pass; a line that a browser ends with two characters counts as one', () => {
  const longest = {
    cf_full_name: 'x'.repeat(100),
    cf_client_phone_number: '7'.repeat(50),
    cf_nationality: 'x'.repeat(100),
    cf_select_servicee: 'x'.repeat(200),
    description: 'x\n'.repeat(2499).concat('xx'),
  };
  expect(read({ ...right, ...longest }).faults).toEqual([]);
  const posted = longest.description.replaceAll('\n', '\r\n');
  expect(read({ ...right, description: posted }).taken?.description).toBe(longest.description);
});

test.each(['ana@example.com', 'o’brien+tag@xn--hkyrky-ptac70bc.cz', 'jan@háčky.cz', '用户@例子.广告'])(
  '%s is an address',
  (email) => {
    expect(read({ ...right, email }).faults).toEqual([]);
  },
);

test('an address of 255 characters passes, of 256 does not', () => {
  const local = 'a'.repeat(64);
  const at = (length: number) =>
    `${local}@${`${'b'.repeat(61)}.`.repeat(3)}cz`.padEnd(length, 'z').slice(0, length);
  expect(at(255)).toHaveLength(255);
  expect(read({ ...right, email: at(255) }).faults).toEqual([]);
  expect(read({ ...right, email: at(256) }).faults).toHaveLength(1);
});

test.each(['admin', 'fullName', 'message', '__proto__.x'])(
  '%s is not one of the seven, and refused',
  (name) => {
    expect(read({ ...right, [name]: 'x' }).faults).toMatchObject([
      { field: name, message: 'This field is not known' },
    ]);
  },
);

test.each([null, [], 'text', 7])('%j is no request', (input) => {
  expect(read(input).faults).toMatchObject([
    { field: 'body', message: 'The body has to be an object with the seven fields' },
  ]);
});

test('an untouched form has chosen YES, and to say nothing is a fault all the same', () => {
  expect(untouchedRequest).toEqual({ euCitizen: 'YES' });
  const { cf_eu_citizen: _, ...without } = right;
  expect(messageOf(without, 'cf_eu_citizen')).toBe('Please select your country');
});

test('the outcome in the words of the specification', () => {
  expect(contactMessages.success).toBe('We have received your request and will get back to you shortly.');
  expect(contactMessages.failure('a@b.cz')).toBe(
    'Form not received due to a submission error. Please email us at a@b.cz',
  );
});
