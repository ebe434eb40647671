import sharp from 'sharp';
import { runWorker } from '../documents/run-worker.ts';
import { checkUpload, type Taken } from './check-upload.ts';
import type { Checked } from './checked-upload.ts';
import { readPicture } from './read-picture.ts';

/** A process that opens what strangers send: whatever is hidden in it, there is no secret here to be had. */
sharp.cache(false);
sharp.concurrency(1);
runWorker<Taken, Checked>((taken, bytes) => checkUpload(bytes, taken, readPicture));
