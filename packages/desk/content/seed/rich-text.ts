import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { Payload } from 'payload';

/** Turns Markdown of the seed content into what the editor of the studio writes. */
export async function markdownToRichText(payload: Payload): Promise<(markdown: string) => unknown> {
  const editorConfig = await editorConfigFactory.default({ config: payload.config });
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown });
}
