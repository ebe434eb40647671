import type { ComponentProps, ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

type Look = {
  /** `primary` is the lamp: at most one on a screen. */
  variant?: 'primary' | 'secondary' | 'quiet';
  icon?: IconName;
  children: ReactNode;
};
type AsLink = Look & { href: string; loading?: undefined } & Omit<ComponentProps<'a'>, keyof Look | 'href'>;
type AsButton = Look & { href?: undefined; loading?: boolean } & Omit<ComponentProps<'button'>, keyof Look>;
type ButtonProps = AsLink | AsButton;

const base =
  'relative inline-flex min-h-12 items-center justify-center gap-2.5 rounded-sm py-2.5 text-center font-semibold leading-tight no-underline transition-colors duration-150 cursor-pointer disabled:cursor-not-allowed';
const looks = {
  primary:
    'border border-lamp-edge bg-lamp px-5 text-ink hover:bg-[#ffc75a] active:bg-[#e3a224] disabled:opacity-70',
  secondary:
    'border border-edge bg-transparent px-5 text-text hover:border-text hover:bg-surface-sunk disabled:opacity-60',
  quiet:
    'border border-transparent text-link underline decoration-1 underline-offset-4 hover:text-link-hover hover:decoration-2 disabled:opacity-60',
} as const;

const Spinner = () => (
  <span
    aria-hidden="true"
    className="absolute size-5 animate-spin rounded-full border-2 border-current border-r-transparent"
  />
);

/** A link that looks like a button when it has an `href`, else a button; `loading` keeps its width. */
export const Button = ({ variant = 'secondary', icon, children, className = '', ...rest }: ButtonProps) => {
  const classes = `${base} ${looks[variant]} ${className}`;
  const trailing = icon ? <Icon name={icon} size={20} /> : null;
  if (rest.href !== undefined) {
    const { loading: _, ...link } = rest;
    return (
      <a className={classes} {...link}>
        {children}
        {trailing}
      </a>
    );
  }
  const { loading = false, disabled, type = 'button', href: _, ...button } = rest;
  return (
    <button
      type={type}
      className={classes}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      {...button}
    >
      <span className={`inline-flex items-center gap-2.5 ${loading ? 'opacity-0' : ''}`}>
        {children}
        {trailing}
      </span>
      {loading ? <Spinner /> : null}
    </button>
  );
};
