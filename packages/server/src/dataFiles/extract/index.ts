import type { DataFileType, FilePassage } from '@parley/model';
import { ExtractionError } from '../extractionError.ts';
import { passagesOf } from '../passages.ts';
import type { ReadPages } from './reader.ts';

/** The result of reading a file. */
export interface Extracted {
  /** At least 1 of a PDF; otherwise 0 where nothing in the file parts pages. */
  pages: number;
  chunks: FilePassage[];
}

/** The reader of each type; its library is loaded when a file of that type comes. */
const READERS: Record<DataFileType, () => Promise<ReadPages>> = {
  md: async () => (await import('./text.ts')).readMarkdown,
  txt: async () => (await import('./text.ts')).readText,
  csv: async () => (await import('./csv.ts')).readCsv,
  json: async () => (await import('./json.ts')).readJson,
  html: async () => (await import('./html.ts')).readHtml,
  docx: async () => (await import('./docx.ts')).readDocx,
  pdf: async () => (await import('./pdf.ts')).readPdf,
};

/**
 * Twice the largest upload (AS-3: 10 MB): a table grows by the characters of its Markdown, a document by
 * unpacking.
 */
const MAX_CHARACTERS = 20 * 1024 * 1024;

/**
 * Reads a file and cuts it into the passages that answers cite.
 * @param onProgress is told the share that is read, 0 to 1, where the type lets it be known.
 * @throws {ExtractionError} with the reason why nothing can be answered from it
 */
export async function extract(
  type: DataFileType,
  bytes: Uint8Array,
  onProgress: (share: number) => void = () => undefined,
): Promise<Extracted> {
  try {
    const readPages = await READERS[type]();
    const pages = await readPages(bytes, onProgress);
    const chunks = passagesOf(pages);
    const characters = chunks.reduce((sum, { text }) => sum + text.length, 0);
    if (characters > MAX_CHARACTERS) throw new ExtractionError('tooMuchText');
    return { pages: type === 'pdf' || pages.length > 1 ? pages.length : 0, chunks };
  } catch (cause) {
    if (cause instanceof ExtractionError) throw cause;
    // The stack overflows, in whichever library, only where a file nests deeper than anybody writes.
    if (cause instanceof RangeError && /call stack/i.test(cause.message)) {
      throw new ExtractionError('tooDeep', { cause });
    }
    throw new ExtractionError('broken', { cause });
  }
}
