import type { ReactNode } from 'react';

type HeadingProps = {
  level: 1 | 2 | 3 | 4;
  /** How large it looks, where that differs from its level. */
  size?: 'display' | 'title' | 'heading' | 'subheading';
  id?: string;
  className?: string;
  children: ReactNode;
};

const sizes = {
  display: 'text-display',
  title: 'text-title',
  heading: 'text-heading',
  subheading: 'text-subheading',
} as const;

const sizeOfLevel = { 1: 'display', 2: 'title', 3: 'heading', 4: 'subheading' } as const;

export const Heading = ({ level, size = sizeOfLevel[level], id, className = '', children }: HeadingProps) => {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={`${sizes[size]} ${className}`}>
      {children}
    </Tag>
  );
};
