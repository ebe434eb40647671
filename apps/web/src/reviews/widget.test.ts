import { expect, test } from 'vitest';
import { widgetOf } from './widget.ts';

const given = { disableReviews: false, id: 'a1b2c3d4-0000', host: 'elfsightcdn.com' };

test('without an id, or with reviews disabled, there is no widget', () => {
  expect(widgetOf({ ...given, id: undefined })).toBeUndefined();
  expect(widgetOf({ ...given, disableReviews: true })).toBeUndefined();
});

test.each([
  ['elfsightcdn.com', 'https://elfsightcdn.com/platform.js'],
  ['static.elfsight.com', 'https://static.elfsight.com/platform/platform.js'],
  ['127.0.0.1:4000', 'http://127.0.0.1:4000/platform.js'],
])('%s serves %s', (host, script) => {
  expect(widgetOf({ ...given, host })?.script).toBe(script);
});

test('the frame is nobody’s origin, runs the vendor’s script alone and is shown by us alone', () => {
  const policy = widgetOf(given)?.policy ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/sandbox (?!.*allow-same-origin)/);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe(
    'https://elfsightcdn.com https://*.elfsightcdn.com https://*.elfsight.com',
  );
});
