import JSZip from 'jszip';
import mammoth from 'mammoth';
import { ExtractionError } from '../extractionError.ts';
import { isProtectedOffice } from '../fileType.ts';
import { piecesOfHtml } from './html.ts';
import type { ReadPages } from './reader.ts';

/**
 * What the parts of a document may unpack to, in bytes: many times what an honest one of 10 MB holds. Its
 * library unpacks all of a part before it looks at it.
 */
const MOST_UNPACKED = 200 * 1024 ** 2;

/**
 * A Word document: headings, text, lists and tables. Its pages depend on the printer, so none are counted.
 */
export const readDocx: ReadPages = async (bytes) => {
  if (isProtectedOffice(bytes)) throw new ExtractionError('encrypted');
  await refuseBomb(bytes);
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
    { convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
  );
  return [piecesOfHtml(value)];
};

/**
 * Unpacks all parts piece by piece, by what mammoth unpacks with, whatever size they claim; keeps none.
 * @throws {ExtractionError} `tooMuchMemory` as soon as they are too large
 */
async function refuseBomb(bytes: Uint8Array): Promise<void> {
  const { files } = await JSZip.loadAsync(bytes);
  let unpacked = 0;
  for (const part of Object.values(files)) {
    await new Promise<void>((resolve, reject) => {
      const pieces = part.nodeStream();
      pieces.on('data', ({ length }: Buffer) => {
        unpacked += length;
        if (unpacked <= MOST_UNPACKED) return;
        pieces.pause();
        reject(new ExtractionError('tooMuchMemory'));
      });
      pieces.on('error', reject).on('end', resolve);
    });
  }
}
