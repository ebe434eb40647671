/** A text of one paragraph, as the editor of the studio stores it. */
export const richText = (words: string) => ({
  root: {
    type: 'root',
    format: '' as const,
    indent: 0,
    version: 1,
    direction: 'ltr' as const,
    children: [
      {
        type: 'paragraph',
        format: '',
        indent: 0,
        version: 1,
        direction: 'ltr',
        textFormat: 0,
        children: [
          { type: 'text', text: words, version: 1, detail: 0, format: 0, mode: 'normal', style: '' },
        ],
      },
    ],
  },
});
