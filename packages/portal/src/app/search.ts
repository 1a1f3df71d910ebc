/** How a reader came back from a checkout (`?checkout=success` or `cancel`); anything else is dropped. */
export function checkoutIn({ checkout }: Record<string, unknown>): { checkout?: 'success' | 'cancel' } {
  return checkout === 'success' || checkout === 'cancel' ? { checkout } : {};
}

/** The value that an address names, if it is one of these; otherwise the fallback. */
export function oneOf<T>(values: readonly T[], named: unknown, fallback: T): T {
  return values.find((value) => value === named) ?? fallback;
}
