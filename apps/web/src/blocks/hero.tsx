import { Button } from '@majak/ui/button';
import { Container } from '@majak/ui/container';
import { Drawing, type DrawingName, sceneOf } from '@majak/ui/drawings/drawing';
import type { ReactNode } from 'react';
import { Paragraphs } from './paragraphs.tsx';

export type HeroProps = {
  eyebrow?: string | null;
  title: string;
  lead?: string | null;
  tone: 'harbour' | 'paper';
  drawing?: DrawingName | null;
  /** The light of the drawing and of the first way on; lit unless said otherwise. */
  lamp?: boolean | null;
  primaryLabel?: string | null;
  primaryHref?: string | null;
  secondaryLabel?: string | null;
  secondaryHref?: string | null;
};

// A sentence of this length would fill a phone at the full size.
const longTitle = 60;

const Ways = (props: HeroProps) => {
  const { primaryLabel, primaryHref, secondaryLabel, secondaryHref, lamp = true } = props;
  if (!(primaryLabel && primaryHref) && !(secondaryLabel && secondaryHref)) return null;
  return (
    <div className="mt-6 flex flex-wrap gap-3 md:mt-10">
      {primaryLabel && primaryHref ? (
        <Button href={primaryHref} variant={lamp === false ? undefined : 'primary'} icon="arrow-right">
          {primaryLabel}
        </Button>
      ) : null}
      {secondaryLabel && secondaryHref ? <Button href={secondaryHref}>{secondaryLabel}</Button> : null}
    </div>
  );
};

type PictureProps = Pick<HeroProps, 'lamp'> & { drawing: DrawingName; Scene: ReturnType<typeof sceneOf> };

const Picture = ({ drawing, lamp, Scene }: PictureProps) => {
  const lit = lamp === false ? 'lit-on-hover ' : '';
  if (Scene)
    return <Scene className={`${lit}mx-auto h-auto w-full max-w-lg md:max-w-none lg:-ml-[8%] lg:w-[128%]`} />;
  return (
    <Drawing
      name={drawing}
      className={`${lit}mb-8 h-auto w-3/5 max-w-72 md:mb-14 md:w-full md:max-w-md md:justify-self-end`}
    />
  );
};

/** The top of a page; `first` is what can be done there at once, and then the lamp is in it. On harbour it lies under the transparent header, and its drawing stands in the water below. */
export const Hero = (props: HeroProps & { first?: ReactNode }) => {
  const { eyebrow, title, lead, tone, drawing, lamp, first } = props;
  // Where a first screen leads on, there is room for a whole scene; the lighthouse is one everywhere.
  const leadsOn = tone === 'harbour' && lamp !== false && Boolean(props.primaryHref);
  const Scene = drawing === 'lighthouse' || leadsOn ? sceneOf(drawing) : undefined;
  return (
    <div className={tone === 'harbour' ? 'tone-harbour overflow-hidden pt-header' : 'tone-paper'}>
      <Container>
        <div className="grid grid-cols-[minmax(0,1fr)] items-end gap-x-12 md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-x-16">
          <div className={`self-center pt-6 pb-8 md:pt-16 md:pb-20 ${Scene ? 'lg:pt-24 lg:pb-28' : ''}`}>
            {eyebrow ? <p className="mb-4 text-small font-semibold text-text-muted">{eyebrow}</p> : null}
            <h1 className={title.length > longTitle ? 'text-display-long' : 'text-display'}>{title}</h1>
            <Paragraphs text={lead} className="mt-5 max-w-measure text-lead text-text-muted md:mt-6" />
            {first}
            <Ways {...props} lamp={first ? false : lamp} />
          </div>
          {drawing ? (
            <div className={first ? 'max-md:hidden' : 'contents'}>
              <Picture drawing={drawing} lamp={lamp} Scene={Scene} />
            </div>
          ) : null}
        </div>
      </Container>
    </div>
  );
};
