import type { ReactNode } from 'react';
import { Container } from './container.tsx';

export type Tone = 'paper' | 'sand' | 'fog' | 'harbour';

type SectionProps = {
  tone?: Tone;
  id?: string;
  labelledBy?: string;
  width?: 'page' | 'measure' | 'full';
  className?: string;
  children: ReactNode;
};

// Written out, so that the scanner of the style sheet finds them.
const tones = {
  paper: 'tone-paper',
  sand: 'tone-sand',
  fog: 'tone-fog',
  harbour: 'tone-harbour',
} as const;

/** A band of the page; its tone also sets the colours of text, links and lines inside it. */
export const Section = ({
  tone = 'paper',
  id,
  labelledBy,
  width,
  className = '',
  children,
}: SectionProps) => (
  <section id={id} aria-labelledby={labelledBy} className={`band ${tones[tone]} ${className}`}>
    <Container width={width}>{children}</Container>
  </section>
);
