import { facturXFileName } from '@majak/tools/documents/cz/invoice/formats/factur-x';
import type { MetadataSchema } from '../pdf-metadata.ts';

const property = (name: string, value: string, means: string) =>
  ({ name, value, means, type: 'Text', category: 'external' }) as const;

/** That a Factur-X invoice is inside. Source: Factur-X 1.0, PDF/A-3 extension schema. */
export const facturXMetadata: MetadataSchema = {
  title: 'Factur-X PDFA Extension Schema',
  namespace: 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#',
  prefix: 'fx',
  properties: [
    property('DocumentType', 'INVOICE', 'The type of the hybrid document'),
    property('DocumentFileName', facturXFileName, 'The name of the embedded XML document'),
    property('Version', '1.0', 'The version of the standard of the embedded XML document'),
    property('ConformanceLevel', 'EN 16931', 'The conformance level of the embedded XML document'),
  ],
};
