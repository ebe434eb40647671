import type { Picture, PictureKind, PictureOf } from '@majak/tools/kit/picture';
import type { ComponentType } from 'react';

export type Drawing<K extends PictureKind = PictureKind> = ComponentType<{ picture: PictureOf<K> }>;

/** How each kind is drawn; a page fetches the one its calculator has. */
const drawings: { readonly [K in PictureKind]: () => Promise<Drawing<K>> } = {
  split: async () => (await import('./split.tsx')).Split,
  columns: async () => (await import('./columns.tsx')).Columns,
  curves: async () => (await import('./curves.tsx')).Curves,
  timeline: async () => (await import('./timeline-picture.tsx')).TimelinePicture,
};

/** Fetches what draws a kind of picture. */
export const drawingOf = async (kind: PictureKind): Promise<Drawing> => (await drawings[kind]()) as Drawing;

type Props = { picture: Picture; drawing: Drawing };

/** A picture of the answer with the same numbers beside it. */
export const PictureView = ({ picture, drawing: Drawn }: Props) => (
  <figure className="grid gap-4">
    <figcaption className="text-subheading font-semibold">{picture.title}</figcaption>
    <Drawn picture={picture} />
  </figure>
);
