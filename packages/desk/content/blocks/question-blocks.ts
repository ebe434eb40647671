import {
  type QuestionType,
  searchedLists,
} from '@majak/tools/forms/applications/editor-forms/form-definition';
import type { Block, Field } from 'payload';

const said = (name: string, label: string, description?: string): Field => ({
  name,
  type: 'text',
  label,
  ...(description ? { admin: { description } } : {}),
});
/** A text that is chosen of what the form has. */
const chosen = (name: string, component: string): Field => ({
  name,
  type: 'text',
  admin: { components: { Field: component } },
});
const ticked = (name: string, label: string): Field => ({ name, type: 'checkbox', label });
const anyNumber = (name: string, label: string): Field => ({ name, type: 'number', label });
const count = (name: string, label: string, description?: string): Field => ({
  name,
  type: 'number',
  label,
  min: 1,
  max: 5000,
  ...(description ? { admin: { description } } : {}),
});

/** What every question has beside its words. */
const more: Field = {
  type: 'collapsible',
  label: 'More',
  admin: { initCollapsed: true },
  fields: [
    said(
      'key',
      'Key',
      'What its answer is kept under: small letters, figures and _. Made of the question when you leave it empty. With another key it is another question.',
    ),
    said('missing', 'Message when it’s left empty', 'Made of the question when you leave it empty.'),
    {
      name: 'condition',
      type: 'group',
      label: 'Ask it only after one answer',
      fields: [
        chosen('question', '/components/condition-question#ConditionQuestion'),
        chosen('is', '/components/condition-answer#ConditionAnswer'),
      ],
    },
    ticked('impersonal', 'The answer says nothing about a person, and is kept when the request is erased'),
  ],
};

const question = (slug: QuestionType, name: string, fields: Field[]): Block => ({
  slug,
  labels: { singular: name, plural: name },
  admin: { components: { Label: '/components/section-label#SectionLabel' } },
  fields: [
    said('label', 'Question', 'A few words, or a whole question with its mark.'),
    said('hint', 'Hint', 'Shown below the question: an example, or where to find the answer.'),
    ticked('optional', 'Can be left empty'),
    ...fields,
    more,
  ],
});

const listLabels: Readonly<Record<(typeof searchedLists)[number], string>> = {
  nationalities: 'Nationalities',
  services: 'Our services',
  own: 'A list of your own',
};

const unknown = ticked('mayBeUnknown', '“I don’t know yet” is an answer');

const single: Block[] = [
  question('text', 'Text', [
    ticked('lines', 'Several lines'),
    count('maxLength', 'Characters at most'),
    unknown,
  ]),
  question('date', 'Date', [unknown]),
  question('yesNo', 'Yes or no', [unknown]),
  question('select', 'Choice', [
    { name: 'options', type: 'textarea', label: 'Options', admin: { description: 'One a line.' } },
    unknown,
  ]),
  question('autoComplete', 'Search in a list', [
    {
      name: 'list',
      type: 'select',
      label: 'Searches in',
      options: searchedLists.map((value) => ({ value, label: listLabels[value] })),
      defaultValue: searchedLists[0],
    },
    {
      name: 'options',
      type: 'textarea',
      label: 'Your list',
      admin: {
        description: 'One a line. People may write something else too.',
        condition: (_, { list }) => list === 'own',
      },
    },
    unknown,
  ]),
  question('number', 'Number', [
    {
      type: 'row',
      fields: [
        anyNumber('min', 'Least'),
        anyNumber('max', 'Greatest'),
        { name: 'decimals', type: 'number', label: 'Decimal places', min: 0, max: 6 },
      ],
    },
    said('unit', 'Unit', 'For example, km.'),
    unknown,
  ]),
];

/** The questions that an editor can ask, in the order the studio offers them. */
export const questionBlocks: Block[] = [
  ...single,
  question('upload', 'Files', [count('files', 'Files at most', 'Three if you leave it empty.')]),
  question('repeat', 'The same for several', [
    said('row', 'What one is called', 'For example, child.'),
    count('most', 'How many at most', 'Twenty if you leave it empty.'),
    {
      name: 'questions',
      type: 'blocks',
      label: 'Asked of each',
      labels: { singular: 'Question', plural: 'Questions' },
      blocks: single,
      admin: { initCollapsed: true },
    },
  ]),
];

/** A page of a form, with its questions. */
export const formPageBlock: Block = {
  slug: 'formPage',
  labels: { singular: 'Page', plural: 'Pages' },
  admin: { components: { Label: '/components/section-label#SectionLabel' } },
  fields: [
    said('title', 'Title'),
    said('why', 'Why you ask', 'A sentence for the person who answers.'),
    said('section', 'Section', 'The same words on several pages make a section of a long form.'),
    {
      name: 'questions',
      type: 'blocks',
      labels: { singular: 'Question', plural: 'Questions' },
      blocks: questionBlocks,
      admin: { initCollapsed: true },
    },
  ],
};
