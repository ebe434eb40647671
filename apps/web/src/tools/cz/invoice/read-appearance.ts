import { type Layout, layouts } from '@majak/desk/documents/cz/invoice-document';
import type { Appearance } from '@majak/desk/documents/cz/render-invoice';
import type { FieldError } from '@majak/desk/use-cases/field-errors';
import { isReadableAccent, leastContrast } from '@majak/tools/documents/invoice/accent';

const isLayout = (value: unknown): value is Layout => layouts.some((one) => one === value);
const dataUrl = /^data:image\/(?:png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;

/** What is wrong with the logo, wherever that is noticed. */
export const brokenLogo: FieldError = {
  field: 'logo',
  code: 'invalid_picture',
  message: 'The logo must be a PNG, JPEG or WebP as a data: address in base64',
};

const faultyAccent: FieldError = {
  field: 'accent',
  code: 'invalid_value',
  message: `The colour must be one such as #14263b that can be read on white, at ${leastContrast} to 1 or more`,
};

/**
 * Reads how a PDF shall look: `layout`, the first one unless said, `accent`, a colour, and a `logo` as a data: address.
 */
export function readAppearance(given: {
  layout?: unknown;
  accent?: unknown;
  logo?: unknown;
}): { ok: true; value: Appearance } | { ok: false; faults: FieldError[] } {
  const { layout = layouts[0], accent = '', logo = '' } = given;
  const picture = typeof logo === 'string' ? dataUrl.exec(logo)?.[1] : undefined;
  const faults: FieldError[] = logo === '' || picture ? [] : [brokenLogo];
  const colour =
    typeof accent === 'string' && (accent === '' || isReadableAccent(accent)) ? accent : undefined;
  if (colour === undefined) faults.unshift(faultyAccent);
  if (!isLayout(layout)) {
    const message = `Choose a layout: ${layouts.join(' or ')}`;
    faults.unshift({ field: 'layout', code: 'invalid_value', message });
  } else if (faults.length === 0) {
    const look = {
      ...(colour ? { accent: colour } : {}),
      ...(picture ? { logo: Buffer.from(picture, 'base64') } : {}),
    };
    return { ok: true, value: { layout, ...look } };
  }
  return { ok: false, faults };
}
