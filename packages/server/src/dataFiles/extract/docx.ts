import mammoth from 'mammoth';
import { ExtractionError } from '../extractionError.ts';
import { isProtectedOffice } from '../fileType.ts';
import { piecesOfHtml } from './html.ts';
import type { ReadPages } from './reader.ts';

/**
 * A Word document: headings, text, lists and tables. Its pages depend on the printer, so it counts as one.
 */
export const readDocx: ReadPages = async (bytes) => {
  if (isProtectedOffice(bytes)) throw new ExtractionError('encrypted');
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
  );
  return [piecesOfHtml(value)];
};
