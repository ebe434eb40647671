import { type Layout, layouts } from '@majak/desk/documents/cz/invoice-document';
import type { Appearance } from '@majak/desk/documents/cz/render-invoice';
import type { FieldError } from '@majak/desk/use-cases/field-errors';

const isLayout = (value: unknown): value is Layout => layouts.some((one) => one === value);
const dataUrl = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

/** What is wrong with the logo, wherever that is noticed. */
export const brokenLogo: FieldError = {
  field: 'logo',
  code: 'invalid_picture',
  message: 'The logo must be a PNG, JPEG or WebP as a data: address in base64',
};

/** Reads how a PDF shall look: `layout`, the first one unless said, and a `logo` as a data: address. */
export function readAppearance(given: {
  layout?: unknown;
  logo?: unknown;
}): { ok: true; value: Appearance } | { ok: false; faults: FieldError[] } {
  const { layout = layouts[0], logo = '' } = given;
  const picture = typeof logo === 'string' ? dataUrl.exec(logo)?.[1] : undefined;
  const faults: FieldError[] = logo === '' || picture ? [] : [brokenLogo];
  if (isLayout(layout) && faults.length === 0)
    return { ok: true, value: { layout, ...(picture ? { logo: Buffer.from(picture, 'base64') } : {}) } };
  if (isLayout(layout)) return { ok: false, faults };
  const message = `Choose a layout: ${layouts.join(' or ')}`;
  return { ok: false, faults: [{ field: 'layout', code: 'invalid_value', message }, ...faults] };
}
