import { expect, test } from 'vitest';
import { findServices, openFirst, searchIn, servicesFor } from './find-services.ts';

const service = (slug: string, group: 'visas' | 'uk' | 'tax', audience: 'eu' | 'nonEu' | 'both') => ({
  slug,
  group,
  audience,
  title: slug.replaceAll('-', ' '),
  summary: 'We file it for you. Živnost.',
  forWhom: 'Everyone',
});
const services = [
  service('student-visa', 'visas', 'nonEu'),
  service('residence-certificate', 'visas', 'eu'),
  service('tax-return', 'tax', 'both'),
  service('uk-card', 'uk', 'nonEu'),
];
const found = (address: string) =>
  findServices(services, searchIn(new URLSearchParams(address))).map(({ slug }) => slug);

test.each([
  ['', ['student-visa', 'residence-certificate', 'tax-return', 'uk-card']],
  ['for=eu', ['residence-certificate', 'tax-return']],
  ['for=non-eu', ['student-visa', 'tax-return', 'uk-card']],
  ['from=DE', ['residence-certificate', 'tax-return']],
  ['from=CH', ['residence-certificate', 'tax-return']],
  ['from=IN', ['student-visa', 'tax-return']],
  ['from=GB', ['student-visa', 'tax-return', 'uk-card']],
  // A country says more than the tab, and one that is none says nothing.
  ['from=DE&for=non-eu', ['residence-certificate', 'tax-return']],
  ['from=XX&for=eu', ['residence-certificate', 'tax-return']],
  ['q=VISA', ['student-visa']],
  ['q=zivnost+return', ['tax-return']],
  ['q=nothing', []],
  ['q=visq', []],
  ['q=retrun', ['tax-return']],
])('%j finds %j', (address, slugs) => {
  expect(found(address)).toEqual(slugs);
});

test.each([
  'job',
  'job offer',
  'work visa',
  'zaměstnanecká karta',
  'jobs',
  'employee car',
  'emploee card',
  'employeee card',
  'emlpoyee card',
])('%j finds the employee card, by the words of the site’s search', (words) => {
  const card = {
    ...service('employee-card', 'visas', 'nonEu'),
    summary: 'One card for work and residence.',
  };
  const search = searchIn(new URLSearchParams({ q: words }));
  expect(findServices([...services, card], search).map(({ slug }) => slug)).toEqual(['employee-card']);
});

test('what a passport does not open comes last', () => {
  const order = openFirst(services, new Set(['student-visa'])).map(({ slug }) => slug);
  expect(order).toEqual(['residence-certificate', 'tax-return', 'uk-card', 'student-visa']);
});

test('the words leave the people as they are: a list can hold those that they exclude', () => {
  const search = searchIn(new URLSearchParams('from=GB&q=card'));
  expect(servicesFor(services, search).map(({ slug }) => slug)).toEqual([
    'student-visa',
    'tax-return',
    'uk-card',
  ]);
  expect(findServices(services, search).map(({ slug }) => slug)).toEqual(['uk-card']);
});

test('words are cut where nobody searches any more', () => {
  expect(searchIn(new URLSearchParams({ q: 'x'.repeat(500) })).words).toHaveLength(80);
});
