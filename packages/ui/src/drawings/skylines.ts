import type { ComponentType } from 'react';
import type { DrawingProps } from './drawing-frame.tsx';

/** Where somebody asks for a file of its own: a browser shows no part of one that is written into an address. */
const addresses = import.meta.glob<string>('./skylines/*.svg', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const texts = import.meta.glob<string>('./skylines/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const scenes = import.meta.glob<ComponentType<DrawingProps>>('./skylines/*.tsx', {
  import: 'Scene',
  eager: true,
});

type Skyline = { address: string; text: string };

/** The skyline of a city by its name, a file of its own: a site brings that of its city and no other. */
export function skylineOf(name: string): Skyline | undefined {
  const file = `./skylines/${name}.svg`;
  const [address, text] = [addresses[file], texts[file]];
  return address && text ? { address, text } : undefined;
}

/** A skyline as a whole scene, which moves and fills half of a first screen; nothing where it has none. */
export const skylineScene = (name: string): ComponentType<DrawingProps> | undefined =>
  scenes[`./skylines/${name}.tsx`];
