import { runWorker } from '@majak/desk/documents/run-worker';
import type { PictureAnswer, PictureWork } from './picture-work.ts';
import { BrokenPicture, resize } from './resize.ts';

/** A process that makes pictures: what they take of the memory and of the processor is none of the pages'. */
const root = process.argv[2] ?? '';

async function answer(work: PictureWork): Promise<PictureAnswer> {
  if (work.what === 'drawn') {
    // A machine for which there is no compiler of Typst still resizes pictures.
    const { sharePicture } = await import('../og/share-picture.ts');
    return { picture: await sharePicture(root, work) };
  }
  try {
    return { picture: await resize(work.source, work) };
  } catch (error) {
    if (error instanceof BrokenPicture) return { broken: true };
    throw error;
  }
}

runWorker(answer);
