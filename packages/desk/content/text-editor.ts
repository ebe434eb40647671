import { HeadingFeature, lexicalEditor } from '@payloadcms/richtext-lexical';

/** The editor of longer texts. Their page has its heading of the first level already: a text has those below it. */
export const textEditor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter(({ key }) => key !== 'heading'),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
  ],
});
