import { expect, test } from 'vitest';
import { safeHref } from './safe-href.ts';

test.each([
  'https://frs.gov.cz/en',
  'http://example.org/?a=1#b',
  'mailto:office@example.org',
  'tel:+420123456789',
  '/our-services/partner-visa',
  '#contact',
  '?for=eu',
])('%s leads on', (href) => {
  expect(safeHref(href)).toBe(href);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'example.org',
  '',
  null,
  undefined,
  7,
])('%j does not', (href) => {
  expect(safeHref(href)).toBeUndefined();
});
