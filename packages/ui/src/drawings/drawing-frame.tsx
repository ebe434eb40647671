import type { ReactNode } from 'react';

export type DrawingProps = { className?: string };
type FrameProps = DrawingProps & { width: number; height: number; children: ReactNode };

/** One hand: the same line, in the colour of the text around it. Decorative, so nothing is read out. */
export const DrawingFrame = ({ width, height, className = '', children }: FrameProps) => (
  <svg
    aria-hidden="true"
    viewBox={`0 0 ${width} ${height}`}
    width={width}
    height={height}
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={className}
  >
    {children}
  </svg>
);

/** Fine lines: hatching, glass, ripples. */
export const Fine = ({ d }: { d: string }) => <path d={d} strokeWidth={1} />;

/** A body that hides what is drawn behind it. */
export const Body = ({ d }: { d: string }) => <path d={d} fill="var(--surface)" />;
