import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Service } from '@majak/desk/payload-types';
import matter from 'gray-matter';
import { totalPrice } from '../../apps/web/src/services/total-price.ts';

const read = (site: string, slug: string): Service => {
  const { data } = matter(readFileSync(`sites/${site}/services/${slug}.md`, 'utf8'));
  return data as Service;
};

/** The addresses of all services of a site. */
export const servicesOf = (site: string): string[] =>
  globSync(`sites/${site}/services/*.md`).map((file) => basename(file, '.md'));

/** What the page of a service promises in total, with the rows it is made of; nothing where it promises no sum. */
export function totalOf(site: string, slug: string): string | undefined {
  const { price, sections } = read(site, slug);
  const sum = totalPrice(price, sections);
  return sum && `${sum.ours}${sum.fees.map(({ label, amount }) => ` + ${amount} ${label}`).join('')}`;
}

/** Our price as the page promises it, and as the first row of its list says it. */
export function pricesOf(site: string, slug: string) {
  const { price, sections } = read(site, slug);
  const rows = (sections ?? []).flatMap((one) => (one.blockType === 'prices' ? one.rows : []));
  return {
    promised: price ?? undefined,
    listed: rows.find(({ kind }) => kind === 'price')?.amount ?? undefined,
  };
}
