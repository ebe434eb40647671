import type { JsonSchema } from '@majak/tools/form/json-schema';
import { objectWith } from './schemas.ts';

const text: JsonSchema = { type: 'string' };

/** What a check of a document says. */
export const findingSchema: JsonSchema = objectWith(
  {
    rule: text,
    state: { enum: ['right', 'missing', 'wrong'] },
    field: { ...text, description: 'The field to go to.' },
    says: text,
    act: text,
    section: text,
    source: { ...text, description: 'Where the act can be read.' },
    note: { ...text, description: 'How far we have read that place, where we have not.' },
    mend: { ...text, description: 'What would make it right.' },
  },
  ['source', 'note', 'mend'],
);
