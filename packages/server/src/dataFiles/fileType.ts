import { DATA_FILE_TYPES, type DataFileType } from '@parley/model';
import { fileTypeFromBuffer } from 'file-type';
import { Refusal } from '../refusal.ts';

/** How a file of each type is given out again, and what people call it. */
const TYPES: Record<DataFileType, { mediaType: string; isA: string }> = {
  pdf: { mediaType: 'application/pdf', isA: 'a PDF document' },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    isA: 'a Word document (docx)',
  },
  txt: { mediaType: 'text/plain', isA: 'plain text' },
  md: { mediaType: 'text/markdown', isA: 'Markdown text' },
  csv: { mediaType: 'text/csv', isA: 'a CSV table' },
  html: { mediaType: 'text/html', isA: 'an HTML page' },
  json: { mediaType: 'application/json', isA: 'a JSON document' },
};

const PDF_MARK = Buffer.from('%PDF-');
/** Readers of PDF look for its mark in this many bytes. */
const PDF_MARK_WITHIN = 1024;
const PROTECTED_OFFICE_MARK = Buffer.from('EncryptedPackage', 'utf16le');
const COMPOUND_FILE_MARK = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The start of a text, enough to tell its kind. */
const SAMPLE_BYTES = 64 * 1024;
/** Share of control characters up to which bytes count as text. */
const CONTROL_SHARE = 0.005;

export function mediaTypeOf(type: DataFileType): string {
  return TYPES[type].mediaType;
}

/** The type that a media type of the database stands for. */
export function typeOf(mediaType: string): DataFileType {
  const found = DATA_FILE_TYPES.find((type) => TYPES[type].mediaType === mediaType);
  if (!found) throw new Error(`No data file has the type ${mediaType}.`);
  return found;
}

/**
 * The type of an uploaded file: what its name claims, if its content agrees (AS-3, T14).
 * @throws {Refusal} 422 `empty_file`, `unknown_type` or `disguised_type`
 */
export async function detectType(name: string, bytes: Uint8Array): Promise<DataFileType> {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const claimed = DATA_FILE_TYPES.find((type) => type === extension);
  if (!claimed) {
    const last = DATA_FILE_TYPES.at(-1);
    const known = `${DATA_FILE_TYPES.slice(0, -1).join(', ')} or ${last}`;
    throw new Refusal(422, 'unknown_type', `The name of a data file ends in ${known}.`);
  }
  if (bytes.length === 0) throw new Refusal(422, 'empty_file', 'The file is empty.');
  if (!(await isOf(claimed, bytes))) {
    const text = `The name says that this is ${TYPES[claimed].isA}, but its content is something else.`;
    throw new Refusal(422, 'disguised_type', text);
  }
  return claimed;
}

/** Whether these are the bytes of an office document that a password protects. */
export function isProtectedOffice(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return buffer.indexOf(COMPOUND_FILE_MARK) === 0 && buffer.includes(PROTECTED_OFFICE_MARK);
}

async function isOf(claimed: DataFileType, bytes: Uint8Array): Promise<boolean> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (claimed === 'pdf') {
    if (found) return found.ext === 'pdf';
    return Buffer.from(bytes.subarray(0, PDF_MARK_WITHIN)).includes(PDF_MARK);
  }
  if (claimed === 'docx') return found?.ext === 'docx' || isProtectedOffice(bytes);
  const start = startOfText(bytes);
  // XML is text to people and to us, whatever the library calls it.
  if (start === null || (found && found.ext !== 'xml')) return false;
  const isPage = /^(?:<!--(?:(?!-->)[\s\S])*-->|<\?xml[^>]*>|\s)*<(?:!doctype html|html)\b/i.test(start);
  if (claimed === 'html')
    return isPage || (/<[a-z][^>]*>/i.test(start) && !/^\s*<(?:\?xml|svg)\b/i.test(start));
  if (claimed === 'json') return /^\s*[[{"\d\-tfn]/.test(start);
  return !isPage;
}

/** The first characters of a text in whatever encoding; null where the bytes are none. */
function startOfText(bytes: Uint8Array): string | null {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  if (sample[0] === 0xff && sample[1] === 0xfe) return new TextDecoder('utf-16le').decode(sample);
  if (sample[0] === 0xfe && sample[1] === 0xff) return new TextDecoder('utf-16be').decode(sample);
  if (bytes.includes(0)) return null;
  // In every other encoding the characters of markup have the same bytes as in ASCII.
  const text = new TextDecoder('utf-8').decode(sample);
  const controls = text.match(/[^\P{Cc}\s]/gu)?.length ?? 0;
  return controls > text.length * CONTROL_SHARE ? null : text;
}
