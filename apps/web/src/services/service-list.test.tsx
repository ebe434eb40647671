import type { ListedService } from '@majak/desk/content/read';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { searchIn } from './find-services.ts';
import { ServiceList } from './service-list.tsx';

const service = (slug: string, group: ListedService['group'], audience: ListedService['audience']) => ({
  id: slug.length,
  slug,
  group,
  audience,
  title: slug.replaceAll('-', ' '),
  summary: 'We file it for you.',
  forWhom: 'Everyone',
  duration: 'Two weeks',
  updatedAt: '2026-11-01',
  createdAt: '2026-11-01',
});
const services = [
  service('student-visa', 'visas', 'nonEu'),
  service('residence-certificate', 'visas', 'eu'),
  service('tax-return', 'tax', 'both'),
];
const html = (address: string) =>
  renderToStaticMarkup(<ServiceList services={services} search={searchIn(new URLSearchParams(address))} />);
const rows = (address: string) =>
  [...html(address).matchAll(/data-row="([^"]*)"( hidden="")?/g)].map(
    ([, slug, hidden]) => `${slug}${hidden ? ' hidden' : ''}`,
  );

test('what the words exclude is there and hidden, with its group; what is not for these people is not there', () => {
  expect(rows('')).toEqual(['student-visa', 'residence-certificate', 'tax-return']);
  expect(rows('for=eu&q=tax')).toEqual(['residence-certificate hidden', 'tax-return']);
  expect(html('for=eu&q=tax').match(/data-group="true" hidden=""/g)).toHaveLength(1);
  expect(html('for=eu&q=tax')).toContain('>1 service<');
});

test('nothing found is said, and nothing is shown', () => {
  const nothing = html('q=nothing');
  expect(rows('q=nothing').every((row) => row.endsWith(' hidden'))).toBe(true);
  expect(nothing).toContain('>0 services<');
  expect(nothing).toMatch(/<p data-none="true" class/);
});

test('where somebody is from is answered, and their own group comes first', () => {
  expect(html('from=US')).toContain('Your passport: United States');
  expect(html('from=US')).toContain('no vacancy number');
  expect(html('')).not.toContain('Your passport:');
  const uk = [
    ...services,
    service('uk-card', 'uk', 'nonEu'),
    service('digital-nomad-programme', 'visas', 'nonEu'),
  ];
  const of = (address: string) =>
    renderToStaticMarkup(<ServiceList services={uk} search={searchIn(new URLSearchParams(address))} />);
  expect([...of('from=GB').matchAll(/data-row="([^"]*)"/g)][0]?.[1]).toBe('uk-card');
  expect(of('from=VN')).toContain('Not open to your passport');
  expect(of('from=GB')).not.toContain('Not open to your passport');
});

test('a phone shows the first sentence of what a service is, whole', () => {
  const [first] = services;
  if (!first) throw new Error('There is a service');
  const long = { ...first, summary: 'We file it, s.r.o. or not. You sign once. Nothing else.' };
  const list = renderToStaticMarkup(
    <ServiceList services={[long]} search={searchIn(new URLSearchParams(''))} />,
  );
  expect(list).toContain(
    'We file it, s.r.o. or not.<span class="max-sm:hidden"> You sign once. Nothing else.</span>',
  );
});

test('the groups are folded for a phone, each with how many it has, until words open them', () => {
  const groups = (address: string) =>
    [...html(address).matchAll(/<details([^>]*)><summary><h2>[^<]*<\/h2><span>([^<]*)</g)].map(
      ([, attributes = '', size]) => `${size}${/ open/.test(attributes) ? ', open' : ''}`,
    );
  expect(groups('')).toEqual(['2 services', '1 service']);
  expect(groups('from=US')).toEqual(['1 service', '1 service']);
  expect(groups('q=tax').at(-1)).toBe('1 service, open');
});
