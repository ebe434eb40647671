import type { Field } from 'payload';
import { drawing, lawHint, line, words } from '../blocks/fields.ts';
import { publishableCollection } from './publishable-collection.ts';

const inSidebar = { position: 'sidebar' } as const;
const order: Field = {
  name: 'order',
  type: 'number',
  required: true,
  defaultValue: 100,
  index: true,
  admin: { ...inSidebar, description: 'Smaller numbers come first.' },
};

/** A course of the academy: what its lessons are about, and for whom. */
export const courses = publishableCollection('courses', {
  description:
    'Courses of the academy. The lessons of a course have its address as the first part of theirs.',
  columns: ['title', 'slug', 'order'],
  sort: 'order',
  fields: [
    { ...words('summary'), admin: { description: 'One or two sentences, shown in lists.' } } as Field,
    { ...words('forWhom'), label: 'For whom' } as Field,
    {
      name: 'outcomes',
      type: 'array',
      label: 'What the reader can do afterwards',
      required: true,
      fields: [line('text')],
    },
  ],
  sidebar: [order, { ...drawing, admin: inSidebar } as Field],
});

/** A lesson: a text, and one thing to do at its end. */
export const lessons = publishableCollection('lessons', {
  description: 'Lessons of the academy. The address is that of the course, a slash and a part of its own.',
  columns: ['title', 'slug', 'order', 'minutes'],
  sort: 'slug',
  fields: [
    { ...words('summary'), admin: { description: 'One sentence: what the lesson answers.' } } as Field,
    { name: 'body', type: 'richText', required: true, admin: lawHint },
    { ...words('task'), label: 'One thing to do now' } as Field,
  ],
  sidebar: [
    order,
    { name: 'minutes', type: 'number', min: 1, required: true, label: 'Minutes to read', admin: inSidebar },
  ],
});
