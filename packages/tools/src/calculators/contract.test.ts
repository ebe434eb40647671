import { expect, test } from 'vitest';
import { findCalculator, slugs } from '../../../../sites/all-tools.ts';
import { inputsSchema } from '../calculator/inputs-schema.ts';
import { contracts } from './all-promises-fixture.ts';

const words = (text: string) => text.split(' ');

test('every calculator of the contract is there', () => {
  expect(slugs).toEqual(expect.arrayContaining(Object.keys(contracts)));
});

test.each(Object.entries(contracts))(
  '%s keeps the names, defaults and outputs of the contract',
  async (slug, contract) => {
    const calculator = await findCalculator(slug);
    if (!calculator) throw new Error(`${slug} is missing`);
    const schema = inputsSchema(calculator, '2026-11-21') as {
      required: string[];
      properties: Record<string, { default?: unknown }>;
    };
    expect(schema.required.toSorted()).toEqual(words(contract.required).toSorted());
    for (const [name, start] of Object.entries(contract.defaults))
      expect(schema.properties[name]?.default, name).toEqual(start);
    for (const name of contract.optional ? words(contract.optional) : [])
      expect(schema.properties, name).toHaveProperty(name);

    expect(Object.keys(calculator.outputs)).toEqual(expect.arrayContaining(words(contract.outputs)));
  },
);
