import { Icon } from './icon.tsx';

type BreadcrumbsProps = {
  /** From the top down; the page itself comes last, without an address. */
  items: readonly { label: string; href?: string }[];
};

export const Breadcrumbs = ({ items }: BreadcrumbsProps) => (
  <nav aria-label="Breadcrumb">
    <ol className="flex flex-wrap items-center gap-x-1.5 text-small text-text-muted">
      {items.map(({ label, href }, index) => (
        <li key={label} className="flex items-center gap-x-1.5">
          {index > 0 ? <Icon name="chevron-right" size={14} /> : null}
          {href ? (
            <a
              href={href}
              className="inline-flex min-h-7 items-center text-link underline decoration-1 underline-offset-4 hover:text-link-hover"
            >
              {label}
            </a>
          ) : (
            <span aria-current="page" className="inline-flex min-h-7 items-center">
              {label}
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
