import { expect, test } from 'vitest';
import { type Provision, sourceOf } from '../provision.ts';
import { provisions } from './provisions.ts';

const all: [string, Provision][] = Object.entries(provisions);

test.each(all)('%s says where it stands and what it demands', (id, provision) => {
  expect(id).toMatch(/^cz(\.[a-z][A-Za-z]+){2,3}$/);
  expect(provision.title).toMatch(/^[A-Z].{15,}[^.\s]$/);
  expect(provision.act).toMatch(/^\d+\/\d{4} Sb\.$/);
  expect(provision.section).toMatch(/^§ \d+[a-z]?/);
  expect(new URL(sourceOf(provision)).pathname).toMatch(/^\/eli\/cz\/sb\/\d{4}\/\d+$/);
});
