import path from 'node:path';
import { expect, test } from 'vitest';
import { sharePicture } from './share-picture.ts';

const root = path.join(import.meta.dirname, '../../../..');

test('a template that is broken is told with why', () => {
  const drawing = { template: '#no-such-function()', words: '{}', ground: '' };
  expect(() => sharePicture(root, drawing)).toThrow(
    /The template of a picture is broken: .*unknown variable: no-such-function/,
  );
});
