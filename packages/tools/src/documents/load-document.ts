import type { Document } from './document.ts';

/** Brings a document once it is asked for: nothing of it comes before. */
export type LoadDocument = () => Promise<Document>;
