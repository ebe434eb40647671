import { Drawing, type DrawingName } from '@majak/ui/drawings/drawing';
import { Icon } from '@majak/ui/icon';
import { Section } from '@majak/ui/section';
import { Paragraphs } from './paragraphs.tsx';

export type FeatureProps = {
  title: string;
  text: string;
  points?: readonly { text: string; id?: string | null }[] | null;
  drawing?: DrawingName | null;
};

/** A point made, with its drawing beside it. */
export const Feature = ({ title, text, points, drawing }: FeatureProps) => (
  <Section tone="sand">
    <div className="grid items-center gap-x-16 gap-y-10 md:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
      <div>
        <h2>{title}</h2>
        <div className="mt-4 max-w-measure text-text-muted">
          <Paragraphs text={text} />
        </div>
        {points && points.length > 0 ? (
          <ul className="mt-6 grid max-w-measure gap-2.5">
            {points.map((point) => (
              <li key={point.id ?? point.text} className="flex gap-3.5">
                <Icon name="check" size={22} className="mt-[0.22em] text-success" />
                {point.text}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {drawing ? (
        <Drawing
          name={drawing}
          className="lit-on-hover h-auto w-full max-w-72 max-md:order-first max-md:max-w-44 md:max-w-80 md:justify-self-end"
        />
      ) : null}
    </div>
  </Section>
);
