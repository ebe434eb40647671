import type { Picture } from '@majak/tools/kit/picture';
import { Columns } from './columns.tsx';
import { Curves } from './curves.tsx';
import { Split } from './split.tsx';
import { TimelinePicture } from './timeline-picture.tsx';

/** A picture of the answer with the same numbers beside it. */
export const PictureView = ({ picture }: { picture: Picture }) => (
  <figure className="grid gap-4">
    <figcaption className="text-subheading font-semibold">{picture.title}</figcaption>
    <Drawn picture={picture} />
  </figure>
);

const Drawn = ({ picture }: { picture: Picture }) => {
  switch (picture.kind) {
    case 'split':
      return <Split picture={picture} />;
    case 'columns':
      return <Columns picture={picture} />;
    case 'curves':
      return <Curves picture={picture} />;
    case 'timeline':
      return <TimelinePicture picture={picture} />;
  }
};
