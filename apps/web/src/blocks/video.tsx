import { Details } from '@majak/ui/details';
import { Section } from '@majak/ui/section';
import { mediaPath } from '../media-path.ts';
import { BlockHeading } from './block-heading.tsx';
import type { RichTextData } from './headings.ts';
import { RichText } from './rich-text.tsx';

type StoredVideo = {
  id: number;
  title: string;
  url?: string | null;
  mimeType?: string | null;
  width?: number | null;
  height?: number | null;
  transcript?: RichTextData | null;
  poster?: number | { url?: string | null } | null;
};
export type VideoProps = { title: string; lead?: string | null; video?: number | StoredVideo | null };

const posterOf = ({ poster }: StoredVideo): string | undefined =>
  typeof poster === 'object' && poster ? mediaPath(poster.url) : undefined;

const Player = ({ video }: { video: StoredVideo }) => (
  <video
    controls
    preload="none"
    playsInline
    poster={posterOf(video)}
    width={video.width ?? 1280}
    height={video.height ?? 720}
    aria-label={video.title}
    className="h-auto w-full rounded-lg border border-line bg-ink"
  >
    <source src={mediaPath(video.url)} type={video.mimeType ?? 'video/mp4'} />
    <track kind="captions" srcLang="en" label="English" src={`/media/captions/${video.id}.vtt`} default />
  </video>
);

/** A video, fetched only when it is played, with its captions and all that is said in it as text. */
export const Video = ({ title, lead, video }: VideoProps) =>
  typeof video === 'object' && video ? (
    <Section>
      <BlockHeading title={title} lead={lead} />
      <div className="mt-8 max-w-[60rem]">
        <Player video={video} />
        <div className="mt-4">
          <Details summary="Read what is said and shown">
            <RichText data={video.transcript} />
          </Details>
        </div>
      </div>
    </Section>
  ) : null;
