import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { ExtractionError } from '../extractionError.ts';
import { piecesOfMarkdown } from '../passages.ts';
import type { ReadPages } from './reader.ts';
import { cleaned, decode } from './text.ts';

/** Elements that hold no text to answer from, or that are not shown. */
const LEFT_OUT = new Set([
  ...['script', 'style', 'noscript', 'template', 'iframe', 'object', 'embed', 'svg', 'math', 'canvas'],
  ...['img', 'picture', 'video', 'audio', 'nav', 'form', 'button', 'input', 'select', 'textarea', 'dialog'],
]);

/** Tags that a page may have, ten times those of a long one: each costs the parser some KB. */
const MAX_TAGS = 200_000;

/** Addresses that a link in an answer may lead to (T6). */
const LINKED = /^(?:https?:|mailto:)/i;

const parser = unified().use(rehypeParse).freeze();
type Root = ReturnType<typeof parser.parse>;
type Content = Root['children'][number];
type Element = Extract<Content, { type: 'element' }>;

const toMarkdown = parser()
  .use(() => leaveOut)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze();

/** A web page: its headings, text, lists and tables. */
export const readHtml: ReadPages = (bytes) => [piecesOfHtml(decode(bytes))];

/**
 * The pieces of an HTML document or a part of one.
 * @throws {ExtractionError} `tooComplex`, and what Markdown may be refused for
 */
export function piecesOfHtml(html: string) {
  if (html.split('<', MAX_TAGS + 1).length > MAX_TAGS) throw new ExtractionError('tooComplex');
  return piecesOfMarkdown(cleaned(String(toMarkdown.processSync(html))));
}

/** Takes everything but text from a tree; links that lead nowhere outside become their text. */
function leaveOut(parent: Root | Element): void {
  const kept: Content[] = [];
  for (const child of parent.children) {
    if (child.type === 'element') {
      if (LEFT_OUT.has(child.tagName)) continue;
      leaveOut(child);
      if (child.tagName === 'a' && !LINKED.test(String(child.properties.href ?? ''))) child.tagName = 'span';
    }
    if (child.type !== 'comment') kept.push(child);
  }
  parent.children = kept;
}
