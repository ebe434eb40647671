import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawSharePicture } from './draw-share-picture.ts';
import { shareSize } from './share-picture-size.ts';

/** The room for words: below the beam, left of the rock. */
const room = { left: 68, right: 778, top: 215, bottom: 590 };
const { width, height } = shareSize;
const greys = (picture: Uint8Array) => sharp(picture).greyscale().raw().toBuffer();
// Each picture has a palette of its own, so the beam differs a little; a letter differs by far more.
const notVisible = 60;

/** How many pixels outside of the room differ from the picture that says nothing. */
async function strayPixels(picture: Uint8Array): Promise<number> {
  const [drawn, blank] = await Promise.all([
    greys(picture),
    drawSharePicture({ title: '\u00a0', kicker: '' }).then(greys),
  ]);
  const stray = drawn.filter((grey, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const inside = x >= room.left && x <= room.right && y >= room.top && y <= room.bottom;
    return !inside && Math.abs(grey - (blank[index] ?? 0)) > notVisible;
  });
  expect(drawn).toHaveLength(width * height);
  return stray.length;
}

test.each([
  ['a short title', 'Visa'],
  ['Czech', 'Příliš žluťoučký kůň úpěl ďábelské ódy o trvalém pobytu'],
  ['Vietnamese', 'Dịch vụ xin giấy phép cư trú dài hạn tại Cộng hòa Séc'],
  [
    '90 characters',
    'How a freelancer in the Czech Republic chooses between flat-rate tax and real expenses now',
  ],
  ['more than fits', 'freelancer '.repeat(15)],
  ['one word', `Donaudampfschiff\u00adfahrtsgesellscha\u00adftskapitän`],
])('%s stays within its room', async (_, title) => {
  const picture = await drawSharePicture({ title, kicker: 'Article · facts checked 21 November 2026' });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', ...shareSize });
  expect(await strayPixels(picture)).toBe(0);
});

test('the words are in it', async () => {
  const [one, same, other] = await Promise.all(
    ['Visa', 'Visa', 'Tax'].map((title) => drawSharePicture({ title, kicker: '' })),
  );
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
});
