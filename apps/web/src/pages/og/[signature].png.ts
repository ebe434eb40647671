import type { APIRoute } from 'astro';
import { drawSharePicture } from '../../og/draw-share-picture.ts';
import { edition, readSharePath } from '../../og/share-picture-address.ts';
import { pictureCache } from '../../pictures/picture-cache.ts';
import { problem } from '../../problem.ts';

/** The picture of a shared link, drawn when it is first asked for. */
export const GET: APIRoute = async ({ params, url }) => {
  const words = readSharePath(params.signature ?? '', url.searchParams);
  if (!words) return problem({ status: 404, title: 'There is no such picture' });
  const key = ['og', edition(), words.title, words.kicker].join('\n');
  try {
    const bytes = await pictureCache(key, () => drawSharePicture(words));
    return new Response(new Uint8Array(bytes), {
      headers: {
        'Content-Type': 'image/png',
        'Cache-Control': 'public, max-age=31536000, immutable',
        // Other sites show it: that is what it is for.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      },
    });
  } catch (error) {
    process.stderr.write(`A picture was not drawn: ${error instanceof Error ? error.message : 'unknown'}\n`);
    return new Response(null, {
      status: 302,
      headers: { Location: '/share.png', 'Cache-Control': 'no-store' },
    });
  }
};
