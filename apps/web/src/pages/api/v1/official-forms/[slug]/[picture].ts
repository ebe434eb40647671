import { findOfficialForm } from '@majak/desk/official-forms/find-official-form';
import { paperPicture } from '@majak/desk/official-forms/paper-files';
import type { APIRoute } from 'astro';
import { picturePath } from '../../../../../official-forms/official-form-address.ts';
import { problem } from '../../../../../problem.ts';

/** The picture of a page of an official form. Another PDF has other addresses, so it is kept for a year. */
export const GET: APIRoute = async ({ params: { slug = '' }, url }) => {
  const offered = await findOfficialForm(slug);
  const pages = [...(offered?.paper.pages.keys() ?? [])];
  const page = offered && pages.find((at) => picturePath(slug, offered.paper.file, at) === url.pathname);
  const picture = page === undefined ? undefined : await paperPicture(offered?.paper.file ?? '', page);
  if (!picture) return problem({ status: 404, title: 'There is no such page' });
  return new Response(new Uint8Array(picture), {
    headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=31536000, immutable' },
  });
};
