import { sites } from '@majak/sites/sites';
import type { Field, TextField } from 'payload';

const drawings = [
  'lighthouse',
  // The store is the same for every site: it knows the skyline of each.
  ...new Set(Object.values(sites).map(({ site }) => site.skyline)),
  'stamp',
  'form',
  'key',
  'receipt',
  'umbrella',
  'briefcase',
  'calendar',
  'envelope',
  'family',
  'passport',
  'card',
  'diploma',
  'bank',
  'house',
  'car',
  'pram',
  'laptop',
  'suitcase',
  'coins',
  'rings',
  'mailbox',
  'scales',
];

/** A line of text; required unless said otherwise. */
export const line = (name: string, more: Partial<TextField> = {}): Field =>
  ({ name, type: 'text', required: true, ...more }) as Field;

export const optionalLine = (name: string): Field => ({ name, type: 'text' });
export const words = (name: string, required = true): Field => ({ name, type: 'textarea', required });

/** Said below a long text: numbers of the law are not typed. */
export const lawHint = {
  description: 'Find a value of the law beside the text, copy it, and paste it here.',
};

export const title: Field = { name: 'title', type: 'text', required: true };
export const lead: Field = { name: 'lead', type: 'textarea' };

export const drawing: Field = {
  name: 'drawing',
  type: 'select',
  options: drawings.map((value) => ({ value, label: value })),
};
