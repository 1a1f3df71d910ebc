/** The value that an address names, if it is one of these; otherwise the fallback. */
export function oneOf<T>(values: readonly T[], named: unknown, fallback: T): T {
  return values.find((value) => value === named) ?? fallback;
}
