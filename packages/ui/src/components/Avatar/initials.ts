/**
 * First letters of the first and the last word, at most two: 'Ana María
 * Ruiz' gives 'AR'. '?' without a letter.
 */
export function initialsOf(name: string): string {
  const words = name.split(/[\s._@-]+/u).flatMap((word) => word.match(/[\p{L}\p{N}]/u)?.[0] ?? []);
  const [first] = words;
  if (!first) return '?';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (first + last).toLocaleUpperCase();
}
