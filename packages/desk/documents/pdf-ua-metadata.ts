import type { MetadataSchema } from './pdf-metadata.ts';

/** That a file is made to be read aloud: PDF/UA-1. Source: ISO 14289-1 § 5; tests/support/pdf-ua.ts reads what it claims back. */
export const pdfUaMetadata: MetadataSchema = {
  title: 'PDF/UA Universal Accessibility Schema',
  namespace: 'http://www.aiim.org/pdfua/ns/id/',
  prefix: 'pdfuaid',
  properties: [
    {
      name: 'part',
      value: '1',
      means: 'Indicates, which part of ISO 14289 standard is followed',
      type: 'Integer',
      category: 'internal',
    },
  ],
};
