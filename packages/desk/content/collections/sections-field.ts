import type { Field } from 'payload';
import { blocks } from '../blocks/all-blocks.ts';

/** The blocks that a page or a service is made of. */
export const sectionsField: Field = {
  name: 'sections',
  type: 'blocks',
  labels: { singular: 'Section', plural: 'Sections' },
  blocks,
  admin: { initCollapsed: true },
};
