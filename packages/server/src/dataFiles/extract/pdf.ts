import { getDocumentProxy } from 'unpdf';
import { ExtractionError } from '../extractionError.ts';
import { piecesOfText } from '../passages.ts';
import type { ReadPages } from './reader.ts';
import { cleaned } from './text.ts';

/** Pages that are still read: twice a thick manual. */
const MAX_PAGES = 2000;
/** Lines further apart than this many heights of the smaller belong to different paragraphs. */
const PARAGRAPH_GAP = 1.6;

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;

/** The text of each page, in the order of the file. Pictures of text are not read. */
export const readPdf: ReadPages = async (bytes, onProgress) => {
  const document = await open(bytes);
  try {
    if (document.numPages > MAX_PAGES) throw new ExtractionError('tooManyPages');
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      pages.push(cleaned(await textOf(page)));
      page.cleanup();
      onProgress(number / document.numPages);
    }
    return pages.map(piecesOfText);
  } finally {
    await document.loadingTask.destroy();
  }
};

async function open(bytes: Uint8Array): Promise<Document> {
  try {
    // The library takes the bytes over, so it gets a copy.
    return await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  } catch (cause) {
    const isProtected = cause instanceof Error && cause.name === 'PasswordException';
    throw new ExtractionError(isProtected ? 'encrypted' : 'broken', { cause });
  }
}

/** Pieces of text no further apart than this part of a line's height stand on that line. */
const SAME_LINE = 0.5;

/** The lines of a page, with a blank one where the page leaves a gap, such as below a heading. */
async function textOf(page: Page): Promise<string> {
  const { items } = await page.getTextContent();
  let text = '';
  let previous: { y: number; height: number } | null = null;
  for (const item of items) {
    if (!('str' in item)) continue;
    if (item.str.trim() !== '') {
      let y = Number(item.transform[5]);
      let height = item.height;
      const gap = previous ? Math.abs(previous.y - y) : 0;
      if (previous && gap <= SAME_LINE * previous.height) {
        // A raised figure does not make the line smaller.
        y = previous.y;
        height = Math.max(previous.height, height);
      } else if (previous && gap > PARAGRAPH_GAP * Math.min(previous.height, height || previous.height)) {
        text = `${text.trimEnd()}\n\n`;
      }
      previous = { y, height };
    }
    text += item.str;
    if (item.hasEOL) text += '\n';
  }
  return text;
}
