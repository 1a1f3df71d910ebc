import { DATA_FILE_NAME_MAX_LENGTH, tidyFileName } from '@parley/model';

/** Why a file is not taken. */
export type FileRefusal = 'type' | 'name' | 'empty' | 'size' | 'disguised' | 'unreadable';

/** How much of a file is read to see what it is, in bytes. */
const HEAD = 4096;

const PDF = [...'%PDF-'].map((letter) => letter.charCodeAt(0));
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const UTF_16_MARKS = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

const isText = (bytes: Uint8Array) =>
  UTF_16_MARKS.some((mark) => startsWith(bytes, mark)) ||
  (!bytes.includes(0) && !startsWith(bytes, PDF) && !startsWith(bytes, ZIP));

/** What the first bytes of a file with this ending look like; other endings are not looked into. */
const looksLike: Record<string, (bytes: Uint8Array) => boolean> = {
  pdf: (bytes) => startsWith(bytes, PDF),
  docx: (bytes) => startsWith(bytes, ZIP),
  txt: isText,
  md: isText,
  csv: isText,
  html: isText,
  json: isText,
};

/** What stands behind the last dot of a file's name, in lower case; '' where there is none. */
export function endingOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

/**
 * Why a file is not taken, or null: its ending is none of `accept`, its name is too long, nothing is in it,
 * it has more than `maxBytes`, it can't be read (any more), or its first bytes belong to another type than
 * its ending says (AS-3). The server decides anew; this spares the reader an upload that ends in vain.
 */
export async function refusalOf(
  file: File,
  { accept, maxBytes }: { accept: readonly string[]; maxBytes: number },
): Promise<FileRefusal | null> {
  const ending = endingOf(file.name);
  if (!accept.includes(ending)) return 'type';
  if (tidyFileName(file.name).length > DATA_FILE_NAME_MAX_LENGTH) return 'name';
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'size';
  const head = await file
    .slice(0, HEAD)
    .arrayBuffer()
    .catch(() => null);
  if (!head) return 'unreadable';
  return (looksLike[ending]?.(new Uint8Array(head)) ?? true) ? null : 'disguised';
}
