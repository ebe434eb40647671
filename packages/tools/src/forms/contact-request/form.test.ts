import { describe, expect, it } from 'vitest';
import { readForm } from '../../form/form.ts';
import { faultsOnWire, fromWire, toWire } from '../../form/wire.ts';
import { emptyContactRequest, contactRequest as schema } from './definition.ts';
import { contactRequest } from './form.ts';

const { fields } = contactRequest;
const whole = {
  cf_full_name: 'Jana Nováková',
  email: 'jana@example.com',
  cf_client_phone_number: '+420 777 123 456',
  cf_eu_citizen: 'YES',
  cf_nationality: 'Czech',
  cf_select_servicee: 'Trade licence',
  description: 'Two\nlines',
};

/** Fields and messages as the wire has them: what is accepted, or what is said. */
function asked(given: unknown) {
  const read = readForm(contactRequest, fromWire(fields, given));
  if (read.ok) return toWire(fields, read.value);
  return faultsOnWire(fields, read.faults).map(({ field, message }) => [field, message]);
}

function before(given: unknown) {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  return read.error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [key, 'This field is not known'])
      : [
          [
            issue.path.join('.') || 'body',
            issue.path.length > 0 ? issue.message : 'The body has to be an object with the seven fields',
          ],
        ],
  );
}

const given: unknown[] = [
  whole,
  {},
  emptyContactRequest,
  null,
  [],
  'text',
  ...Object.keys(whole).flatMap((name) =>
    [undefined, null, '', '   ', 'ab', 'abc', '\u200b', 'x'.repeat(101), 'x'.repeat(5001), 3, 'a\u0000b'].map(
      (value) => ({ ...whole, [name]: value }),
    ),
  ),
  { ...whole, cf_eighth: 'x' },
  { ...whole, fullName: 'x' },
];

describe('the contact request', () => {
  it.each(given.map((one) => [JSON.stringify(one)?.slice(0, 90), one]))('takes %s as it did', (_, one) => {
    expect(asked(one)).toEqual(before(one));
  });
  it('has the seven names of the specification, and no key beside them', () => {
    expect(
      Object.keys(toWire(fields, Object.fromEntries(Object.keys(fields).map((key) => [key, ''])))),
    ).toEqual(Object.keys(whole));
  });
});
