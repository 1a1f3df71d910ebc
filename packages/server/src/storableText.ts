/** Whether the database can keep a text: NUL and halves of surrogate pairs are refused by PostgreSQL. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** Path of the first text in a value that cannot be kept, also of a property name; undefined without one. */
export function unstorableIn(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : path || 'body';
  if (typeof value !== 'object' || value === null || value instanceof Blob) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const found = isStorable(name) ? unstorableIn(part, path ? `${path}.${name}` : name) : path || 'body';
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Whether an address carries an escaped NUL, which none of ours does. */
export function hasNul(address: string): boolean {
  return address.includes('%00');
}
