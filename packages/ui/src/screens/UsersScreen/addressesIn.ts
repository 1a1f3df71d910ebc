/** A quoted name, an address in angle brackets, the end of an entry, or words between them. */
const PIECES = /"(?:[^"\\]|\\.)*"|<[^<>]*>|[,;\r\n]|[^",;\r\n<]+|["<]/gu;

/**
 * The addresses of a mail program's list (US-1): `"Lopez, Maria" <maria@acme.test>; ola@acme.test`,
 * parted by commas, semicolons, new lines, or spaces alone. Names are dropped; words that are no address stay
 * together, so that their owner sees what is wrong. Libraries for such lists know neither spaces as ends nor
 * entries that are wrong: they refuse the whole list.
 */
export function addressesIn(text: string): readonly string[] {
  const entries: string[][] = [[]];
  for (const [piece] of text.matchAll(PIECES)) {
    if (/^[,;\r\n]$/.test(piece)) entries.push([]);
    else entries.at(-1)?.push(piece);
  }
  return entries.flatMap(addressesOf).filter((address) => address !== '');
}

function addressesOf(pieces: readonly string[]): readonly string[] {
  if (pieces.some(isBracketed)) return [...new Set(pieces.flatMap(addressesBesideNames))];
  const entry = pieces.join('').trim();
  const words = entry.split(/\s+/);
  return words.every(isLikeAddress) ? words : [entry];
}

const isBracketed = (piece: string) => /^<.*@.*>$/.test(piece);
const isLikeAddress = (word: string) => word.includes('@');

/** Of an entry with names: what stands in brackets, and bare addresses beside it; none is lost. */
function addressesBesideNames(piece: string): readonly string[] {
  if (isBracketed(piece)) return [piece.slice(1, -1).trim()];
  return piece.startsWith('"') ? [] : piece.split(/\s+/).filter(isLikeAddress);
}
