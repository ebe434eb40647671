import type { ReactNode } from 'react';

type ContainerProps = {
  /** `measure` is the width of running text, `full` has only the margins. */
  width?: 'page' | 'measure' | 'full';
  className?: string;
  children: ReactNode;
};

const widths = {
  page: 'max-w-page',
  measure: 'max-w-[calc(var(--container-measure)+4rem)]',
  full: '',
} as const;

/** Keeps the margins of the page: 20 px on a phone, 40 px from 600 px on. */
export const Container = ({ width = 'page', className = '', children }: ContainerProps) => (
  <div className={`mx-auto w-full px-5 sm:px-10 ${widths[width]} ${className}`}>{children}</div>
);
