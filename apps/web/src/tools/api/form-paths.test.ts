import Ajv from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { formPaths } from './form-paths.ts';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
const described = z.record(
  z.string(),
  z.object({
    post: z.object({
      requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) }),
    }),
  }),
);
function schemaAt(path: string, type: string) {
  const schema = described.parse(formPaths())[path]?.post.requestBody.content[type]?.schema;
  if (!schema) throw new Error(`No schema for ${type} at ${path}`);
  return ajv.compile(schema);
}

test('the contact request lists its seven fields', () => {
  const schema = schemaAt('/api/v1/util-functions/create-fresh-desk-task', 'application/json');
  const request = {
    cf_full_name: 'Ana Sample',
    email: 'ana@example.com',
    cf_client_phone_number: '777',
    cf_eu_citizen: 'NO',
    cf_nationality: 'Brazil',
    cf_select_servicee: 'Trade licence',
    description: 'Hello',
  };
  expect(schema(request), ajv.errorsText(schema.errors)).toBe(true);
  for (const field of Object.keys(request)) expect(schema({ ...request, [field]: undefined })).toBe(false);
  expect(schema({ ...request, admin: true })).toBe(false);
});

test('a form about one matter says itself what it is filed under, and takes yes as a value or as a word', () => {
  const given = {
    cf_full_name: 'Ana Sample',
    email: 'ana@example.com',
    cf_client_phone_number: '777',
    cf_eu_citizen: 'NO',
    cf_nationality: 'Brazil',
    description: 'Employed until May.',
    tax_year: '2025',
    income: 'Rent',
    employers: '0',
    whole_year: true,
  };
  const json = schemaAt('/api/v1/forms/online-tax', 'application/json');
  const plain = schemaAt('/api/v1/forms/online-tax', 'application/x-www-form-urlencoded');
  expect(json(given), ajv.errorsText(json.errors)).toBe(true);
  expect(json({ ...given, cf_select_servicee: 'Online tax return' })).toBe(true);
  expect(json({ ...given, tax_year: undefined })).toBe(false);
  expect(plain(given)).toBe(false);
  expect(plain({ ...given, whole_year: 'yes' })).toBe(true);
});
