import { expect, inject, test } from 'vitest';
import { pollOptions } from '../support/poll-options.ts';
import { previewPath } from '../support/preview-path.ts';
import { listedAddresses } from '../support/routes.ts';
import { studioOf } from '../support/studio.ts';

const product = inject('product');
const { asOwner } = studioOf(product);
const head = async (path: string) => {
  const html = await (await fetch(product.web + path)).text();
  return {
    title: html.match(/<title>([^<]*)/)?.[1],
    description: html.match(/<meta name="description" content="([^"]*)/)?.[1],
  };
};

test.each(['/contact', '/our-services', '/blog', '/reviews', '/forms'])(
  '%s has the title and the description that the studio has for it, and stands in the sitemap once',
  async (path) => {
    const { body } = await asOwner(`/pages?where[slug][equals]=${path.slice(1)}`, 'GET');
    const [written] = body.docs as { seoTag: { metaTitle: string; metaDescription: string } }[];
    const { metaTitle, metaDescription } = written?.seoTag ?? {};
    expect(metaTitle).toMatch(/\w/);
    expect(await head(path)).toEqual({ title: metaTitle, description: metaDescription });
    expect((await listedAddresses(product.web)).filter((listed) => listed === path)).toEqual([path]);
  },
);

test('a form of the program takes its search tags from the studio as soon as they are published, and loses them with them', async () => {
  const path = '/forms/student';
  const before = await head(path);
  const seoTag = { metaTitle: 'Help for students, tagged', metaDescription: 'Tagged by an editor.' };
  const { body } = await asOwner('/pages', 'POST', {
    title: 'Student form',
    slug: path.slice(1),
    seoTag,
    _status: 'published',
  });
  const { id } = body.doc as { id: number };
  await expect
    .poll(() => head(path), pollOptions)
    .toEqual({ title: seoTag.metaTitle, description: seoTag.metaDescription });
  const preview = await fetch(product.web + previewPath(product, 'pages', id), { redirect: 'manual' });
  expect([preview.status, preview.headers.get('Location')]).toEqual([302, path]);
  await asOwner(`/pages/${id}`, 'DELETE');
  await expect.poll(() => head(path), pollOptions).toEqual(before);
});
