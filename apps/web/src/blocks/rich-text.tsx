import { toolIn } from '@majak/desk/content/tool-token';
import { type JSXConverters, RichText as LexicalText } from '@payloadcms/richtext-lexical/react';
import { ToolParagraph } from '../text-aids/tool-paragraph.tsx';
import { headingsByNode, levelOf, type RichTextData, type TextHeading } from './headings.ts';
import { RichTextLink } from './rich-text-link.tsx';
import { RichTextPicture } from './rich-text-picture.tsx';
import { MarkedText } from './rich-text-text.tsx';

/** The headings of a text in their order, with the ids that they have on the page: for a contents list. */
export const headingsOf = (data: RichTextData | null | undefined): TextHeading[] =>
  data ? [...headingsByNode(data).values()] : [];

/**
 * Every kind of node that is shown, and how. The package's own converters are not used: they write style
 * attributes, which the page's policy refuses, and links of any scheme. A kind that is not here is left out.
 */
const convertersFor = (headings: ReadonlyMap<unknown, TextHeading>): JSXConverters => ({
  unknown: () => null,
  linebreak: () => <br />,
  tab: () => ' ',
  horizontalrule: () => <hr />,
  text: ({ node }) => <MarkedText text={node.text} format={node.format} />,
  paragraph: ({ node, nodesToJSX }) => {
    const [only, ...others] = node.children;
    if (only === undefined) return null;
    const named = others.length === 0 && 'text' in only ? String(only.text) : '';
    if (toolIn(named) !== undefined) return <ToolParagraph text={named} />;
    return <p>{nodesToJSX({ nodes: node.children })}</p>;
  },
  quote: ({ node, nodesToJSX }) => <blockquote>{nodesToJSX({ nodes: node.children })}</blockquote>,
  heading: ({ node, nodesToJSX }) => {
    const Tag = `h${levelOf(node.tag)}` as const;
    return <Tag id={headings.get(node)?.id}>{nodesToJSX({ nodes: node.children })}</Tag>;
  },
  link: ({ node, nodesToJSX }) => (
    <RichTextLink fields={node.fields}>{nodesToJSX({ nodes: node.children })}</RichTextLink>
  ),
  autolink: ({ node, nodesToJSX }) => (
    <RichTextLink fields={node.fields}>{nodesToJSX({ nodes: node.children })}</RichTextLink>
  ),
  list: ({ node, nodesToJSX }) => {
    const Tag = node.tag === 'ol' ? 'ol' : 'ul';
    return <Tag>{nodesToJSX({ nodes: node.children })}</Tag>;
  },
  listitem: ({ node, nodesToJSX }) => {
    // The editor puts an inner list into an item of its own, which must not have a bullet.
    const onlyList = node.children.length > 0 && node.children.every(({ type }) => type === 'list');
    return <li className={onlyList ? 'list-none' : undefined}>{nodesToJSX({ nodes: node.children })}</li>;
  },
  table: ({ node, nodesToJSX }) => (
    <table>
      <tbody>{nodesToJSX({ nodes: node.children })}</tbody>
    </table>
  ),
  tablerow: ({ node, nodesToJSX }) => <tr>{nodesToJSX({ nodes: node.children })}</tr>,
  tablecell: ({ node, nodesToJSX }) => {
    const Cell = node.headerState > 0 ? 'th' : 'td';
    return <Cell>{nodesToJSX({ nodes: node.children })}</Cell>;
  },
  upload: ({ node }) => <RichTextPicture upload={node.value} />,
});

/** Text from the editor. Nothing in it can carry a script: only known elements, only safe addresses. A draft may have no text yet. */
export const RichText = ({ data }: { data: RichTextData | null | undefined }) =>
  data ? (
    <LexicalText
      data={data}
      className="prose"
      converters={convertersFor(headingsByNode(data))}
      disableIndent
      disableTextAlign
    />
  ) : null;
