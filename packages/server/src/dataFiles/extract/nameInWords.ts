/** A name that programs read: letters and digits, parted at most by underscores. */
const IDENTIFIER = /^(?=.*\p{L})[\p{L}\p{M}\p{N}_]+$/u;
/** The same with hyphens; one with capitals ('USB-C', 'Wi-Fi') is written for people. */
const KEBAB = /^(?=.*\p{L})[\p{Ll}\p{Lo}\p{M}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{M}\p{N}]+)+$/u;

/**
 * The name of a field as words, the way people ask for it: 'pricePerSquareMetre', 'price_per_square_metre'
 * and 'price-per-square-metre' are 'Price per square metre'. Abbreviations keep their capitals; what is words
 * already stays as it is.
 */
export function nameInWords(name: string): string {
  if (!IDENTIFIER.test(name) && !KEBAB.test(name)) return name;
  const words = name
    .replace(/(?<=[\p{Ll}\p{N}])(?=\p{Lu}\p{Ll})|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, '_')
    .split(/[_-]+/)
    .filter((word) => word !== '')
    .map((word) => (/^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word))
    .join(' ');
  return words.replace(/^\p{Ll}/u, (first) => first.toUpperCase());
}
