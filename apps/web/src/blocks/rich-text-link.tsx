import { pathOf } from '@majak/desk/content/paths';
import type { ReactNode } from 'react';
import { safeHref } from './safe-href.ts';

/** What the editor stores of a link; nothing of it is trusted. */
type LinkFields = { url?: unknown; doc?: unknown; linkType?: unknown; newTab?: unknown };

const isCollection = (name: unknown): name is keyof typeof pathOf =>
  typeof name === 'string' && Object.hasOwn(pathOf, name);

/** The path of a linked document, if the document came along and has an address. */
const pathOfDocument = (doc: unknown): string | undefined => {
  if (typeof doc !== 'object' || doc === null || !('relationTo' in doc) || !('value' in doc))
    return undefined;
  const { relationTo, value } = doc;
  if (!isCollection(relationTo) || typeof value !== 'object' || value === null || !('slug' in value))
    return undefined;
  return typeof value.slug === 'string' ? pathOf[relationTo](value.slug) : undefined;
};

/** A link that can only lead to a safe address; what cannot is shown as its words. */
export const RichTextLink = ({
  fields,
  children,
}: {
  fields: LinkFields | undefined;
  children: ReactNode;
}) => {
  const href = safeHref(fields?.linkType === 'internal' ? pathOfDocument(fields.doc) : fields?.url);
  if (href === undefined) return children;
  const newTab = fields?.newTab === true;
  return (
    <a href={href} target={newTab ? '_blank' : undefined} rel={newTab ? 'noopener noreferrer' : undefined}>
      {children}
      {newTab ? <span className="sr-only"> (opens in a new tab)</span> : null}
    </a>
  );
};
