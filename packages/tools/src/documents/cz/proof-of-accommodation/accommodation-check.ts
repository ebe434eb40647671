import type { DocumentCheck, Seen as SeenOf } from '../../two-language-document.ts';
import type { Accommodation } from './accommodation-form.ts';

/** What a check looks at. */
export type Seen = SeenOf<Accommodation>;

/** A demand on a proof of accommodation. */
export type AccommodationCheck = DocumentCheck<Accommodation>;
