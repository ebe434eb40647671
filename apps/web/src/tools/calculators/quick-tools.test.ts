import { expect, test } from 'vitest';
import { embeddedTools, toolBelow } from './quick-tools.ts';

const [vat, rent] = ['Czech-VAT-calculator', 'czech-rental-income'];
const tools = await embeddedTools([vat, rent], '2026-11-21');

test('the related calculator stands below a text, unless the text holds that very one', () => {
  expect(toolBelow(rent, [], tools)?.slug).toBe(rent);
  expect(toolBelow(rent, [vat], tools)?.slug).toBe(rent);
  expect(toolBelow(rent, [vat, rent], tools)).toBeUndefined();
  expect(toolBelow(null, [vat], tools)).toBeUndefined();
});
