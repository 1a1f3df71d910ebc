import { useWords } from '@parley/i18n/react';
import { decodeEntities } from '@parley/markdown';
import type { ChatCitation } from '@parley/model';
import type { MarkedToken, Token, Tokens } from 'marked';
import { Fragment, memo, type ReactNode, useMemo, useState } from 'react';
import { classes } from '../../classes.ts';
import { CodeBlock } from '../../components/CodeBlock/CodeBlock.tsx';
import { scrollByKeyboard } from '../../components/scrollByKeyboard.ts';
import { tellMore } from '../../components/tellMore.ts';
import { Divider } from '../../layout/Divider/Divider.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { CitationChip } from '../CitationChip/CitationChip.tsx';
import { type Block, createBlockReader } from './blocks.ts';
import * as css from './Markdown.css.ts';
import * as prose from './prose.css.ts';
import { known, type MarkedChange, safeHref } from './text.ts';

/** A `ref` for a table that is wider than the answer: it takes the focus, and its ends tell of more. */
function asScrolling(element: HTMLElement | null) {
  const stops = [scrollByKeyboard(element), tellMore(element)];
  return () => {
    for (const stop of stops) stop?.();
  };
}

/** Props of `Markdown`. */
export interface MarkdownProps {
  /** Markdown as the assistant wrote it; HTML in it is shown as text. */
  text: string;
  /** What the markers [1], [2] of the text stand for; a marker without a citation stays text. */
  citations?: readonly ChatCitation[];
  /**
   * Whether more text is expected. Half-written marks at the end are completed,
   * closed blocks are not rendered again.
   */
  streaming?: boolean;
}

const NO_CITATIONS: readonly ChatCitation[] = [];

/**
 * Shows an answer's Markdown as React elements, never as HTML of its own: markup in the text is shown as
 * text, pictures are not loaded but linked, and links lead only to http, https and mailto addresses (CH-3,
 * T6, T7). Each block finds its own direction.
 */
export function Markdown({ text, citations = NO_CITATIONS, streaming = false }: MarkdownProps) {
  const [reader] = useState(createBlockReader);
  const blocks = useMemo(() => reader.read(text, streaming), [reader, text, streaming]);
  return (
    <div className={prose.root}>
      {blocks.map((block) => (
        <MarkdownBlock key={block.key} block={block} citations={citations} />
      ))}
    </div>
  );
}

/** A block of an answer. */
export const MarkdownBlock = memo(function MarkdownBlock({
  block,
  citations,
}: {
  block: Pick<Block, 'token'>;
  citations: readonly ChatCitation[];
}) {
  return renderToken(block.token, citations);
});

function renderAll(tokens: readonly Token[] | undefined, citations: readonly ChatCitation[]): ReactNode {
  return known(tokens).map((token, index) => (
    <Fragment key={index}>{renderToken(token, citations)}</Fragment>
  ));
}

/** Deepest heading of HTML; those of an answer stand below the screen's own. */
const DEEPEST_HEADING = 6;

function renderToken(token: MarkedToken | MarkedChange, citations: readonly ChatCitation[]): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return (
        <p dir="auto" className={prose.paragraph}>
          {renderAll(token.tokens, citations)}
        </p>
      );
    case 'heading': {
      const Heading = `h${Math.min(token.depth + 1, DEEPEST_HEADING)}` as 'h2';
      return (
        <Heading dir="auto" className={token.depth > 2 ? css.smallHeading : css.heading}>
          {renderAll(token.tokens, citations)}
        </Heading>
      );
    }
    case 'list':
      return <List token={token} citations={citations} />;
    case 'blockquote':
      return <Quote token={token} citations={citations} />;
    case 'code':
      return <CodeBlock code={token.text} language={token.lang ?? ''} />;
    case 'table':
      return <Table token={token} citations={citations} />;
    case 'hr':
      return <Divider />;
    case 'br':
      return <br />;
    case 'strong':
      return <strong className={css.strong}>{renderAll(token.tokens, citations)}</strong>;
    case 'em':
      return <em>{renderAll(token.tokens, citations)}</em>;
    case 'del':
      return <del>{renderAll(token.tokens, citations)}</del>;
    case 'codespan':
      return <code className={css.code}>{token.text}</code>;
    case 'link':
      return <AnswerLink token={token} citations={citations} />;
    case 'image':
      return <ImageLink token={token} />;
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'change': {
      const Element = token.of === 'added' ? 'ins' : 'del';
      return (
        <Element className={css.change[token.of]}>
          <VisuallyHidden>{token.label} </VisuallyHidden>
          {renderAll(token.tokens, citations)}
        </Element>
      );
    }
    case 'html':
      return renderHtml(token);
    case 'escape':
      return token.text;
    case 'text':
      return token.tokens
        ? renderAll(token.tokens, citations)
        : renderText(decodeEntities(token.text), citations);
    default:
      return null;
  }
}

/** Markup is shown as it was written, except the line break, which tables have no other way to write. */
function renderHtml(token: Tokens.HTML | Tokens.Tag): ReactNode {
  if (/^<br\s*\/?>$/i.test(token.raw.trim())) return <br />;
  if (!token.block) return token.raw;
  return (
    <p dir="auto" className={css.raw}>
      {token.raw.trimEnd()}
    </p>
  );
}

/** Text without a space that is longer than a word of any language. */
const UNBROKEN = /\S{1000}/;

/** Text with its citations; what no line can end in is drawn letter by letter. */
function renderText(text: string, citations: readonly ChatCitation[]): ReactNode {
  const shown = renderMarkers(text, citations);
  return UNBROKEN.test(text) ? <span className={css.unbroken}>{shown}</span> : shown;
}

/**
 * A marker, with the space before it: the chip has a margin of its own, and must not break away from its
 * word.
 */
const MARKER = /([ \t]?)\[(\d{1,3})\]/;

/** Puts a chip in the place of each marker that a citation exists for. */
function renderMarkers(text: string, citations: readonly ChatCitation[]): ReactNode {
  if (citations.length === 0 || !MARKER.test(text)) return renderRanges(text);
  // Splitting by a pattern with two groups gives text, space and number in turns.
  const parts = text.split(MARKER);
  return parts.map((part, index) => {
    if (index % 3 === 0) return <Fragment key={index}>{renderRanges(part)}</Fragment>;
    if (index % 3 === 1) return null;
    const citation = citations.find((one) => one.number === Number(part));
    return citation ? <CitationChip key={index} citation={citation} /> : `${parts[index - 1]}[${part}]`;
  });
}

/** Two figures, short enough for any line, with a dash between them: '2–3', '8:00–12:00'. */
const RANGE = /(\d[\d.,:]{0,7}–\d(?:[\d.,:]{0,6}\d)?)/;

/** Keeps each range on one line, which browsers would end after its dash. */
function renderRanges(text: string): ReactNode {
  if (!RANGE.test(text)) return text;
  return text.split(RANGE).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className={css.range}>
        {part}
      </span>
    ),
  );
}

/**
 * The line of a quote stands on the side where its text begins. Its paragraphs have no `dir`, since
 * `dir="auto"` ignores descendants that have one.
 */
function Quote({ token, citations }: { token: Tokens.Blockquote; citations: readonly ChatCitation[] }) {
  return (
    <blockquote dir="auto" className={css.quote}>
      {known(token.tokens).map((part, index) =>
        part.type === 'paragraph' ? (
          <p key={index} className={prose.paragraph}>
            {renderAll(part.tokens, citations)}
          </p>
        ) : (
          <Fragment key={index}>{renderToken(part, citations)}</Fragment>
        ),
      )}
    </blockquote>
  );
}

function List({ token, citations }: { token: Tokens.List; citations: readonly ChatCitation[] }) {
  const items = token.items.map((item, index) => (
    <li key={index} dir="auto" className={item.task ? css.task : css.item}>
      {renderAll(item.tokens, citations)}
    </li>
  ));
  if (!token.ordered) return <ul className={css.bullets}>{items}</ul>;
  return (
    <ol className={css.numbers} start={Number(token.start)}>
      {items}
    </ol>
  );
}

function Table({ token, citations }: { token: Tokens.Table; citations: readonly ChatCitation[] }) {
  const { t } = useWords();
  // Quoted from a file that names no columns: a header would be empty.
  const isNamed = token.header.some(({ text }) => text.trim() !== '');
  const cellClass = (cell: Tokens.TableCell) => css.cell[cell.align ?? 'left'];
  return (
    // What scrolls has the direction of the words: it begins where they do.
    <section className={css.tableScroll} dir="auto" aria-label={t('chat.table')} ref={asScrolling}>
      <table className={css.table}>
        {isNamed && (
          <thead>
            <tr>
              {token.header.map((cell, index) => (
                <th key={index} scope="col" className={classes(css.headCell, cellClass(cell))}>
                  {renderAll(cell.tokens, citations)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {token.rows.map((row, rowIndex) => (
            <tr key={rowIndex}>
              {row.map((cell, index) => (
                <td key={index} className={classes(css.bodyCell, cellClass(cell))}>
                  {renderAll(cell.tokens, citations)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function AnswerLink({ token, citations }: { token: Tokens.Link; citations: readonly ChatCitation[] }) {
  // An answer may define its own references: a marker stays a marker.
  const citation = citations.find((one) => token.raw === `[${one.number}]`);
  if (citation) return <CitationChip citation={citation} />;
  const href = safeHref(token.href);
  if (!href) return renderAll(token.tokens, citations);
  return <SafeLink href={href}>{renderAll(token.tokens, NO_CITATIONS)}</SafeLink>;
}

function ImageLink({ token }: { token: Tokens.Image }) {
  const { t } = useWords();
  const href = safeHref(token.href);
  const name = t('chat.image', { name: decodeEntities(token.text) || t('chat.imageUnnamed') });
  return href ? <SafeLink href={href}>{name}</SafeLink> : name;
}

function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  const { t } = useWords();
  return (
    <a
      className={css.link}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      title={t('common.opensNewTab')}
    >
      {children}
    </a>
  );
}
