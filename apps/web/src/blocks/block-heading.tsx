import { Paragraphs } from './paragraphs.tsx';

type BlockHeadingProps = { title: string; lead?: string | null };

/** The title of a block and what there is to say before its content. */
export const BlockHeading = ({ title, lead }: BlockHeadingProps) => (
  <div className="max-w-[44rem]">
    <h2>{title}</h2>
    {lead ? <Paragraphs text={lead} className="mt-4 max-w-measure text-text-muted" /> : null}
  </div>
);
