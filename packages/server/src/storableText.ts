/** Whether the database can keep a text: NUL and halves of surrogate pairs are refused by PostgreSQL. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Without what the database cannot keep, and nobody could read. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').replaceAll(/\p{Surrogate}/gu, '');
}

/** Path of the first text in a value that can't be kept, a property's or file's name among them. */
export function unstorableIn(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path || 'body';
  if (value instanceof File) return isStorable(value.name) ? undefined : path;
  if (typeof value !== 'object' || value === null || value instanceof Blob) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = isStorable(name) ? unstorableIn(part, path ? `${path}.${name}` : name) : path || 'body';
    if (found !== undefined) return found;
  }
  return undefined;
}

const ESCAPED = /(?:%[\da-f]{2})+/gi;

/** Whether all that an address or a form escapes is text that the database can keep. */
export function isReadable(escaped: string): boolean {
  return isStorable(escaped) && (escaped.match(ESCAPED) ?? []).every(isText);
}

function isText(bytes: string): boolean {
  try {
    return isStorable(decodeURIComponent(bytes));
  } catch {
    return false;
  }
}
