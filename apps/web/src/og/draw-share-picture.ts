import { site } from '@majak/desk/site';
import { askPictureProcess } from '../pictures/picture-work.ts';
import type { ShareWords } from './share-picture-address.ts';
import { sharePictureBackground } from './share-picture-background.tsx';
import template from './words.typ?raw';

/**
 * Has the picture of a shared link drawn by the process of pictures.
 * @throws QueueFull when too many wait; Error if the template or the fonts are broken.
 */
export async function drawSharePicture(words: ShareWords): Promise<Uint8Array> {
  const all = JSON.stringify({ ...words, brand: site.brand });
  const answer = await askPictureProcess({
    what: 'drawn',
    template,
    words: all,
    ground: sharePictureBackground(),
  });
  if ('picture' in answer) return answer.picture;
  throw new Error('The process of pictures answered something else');
}
