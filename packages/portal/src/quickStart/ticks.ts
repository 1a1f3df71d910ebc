const keyOf = (subject: string) => `parley.quickStart.${subject}`;

/** The steps that this user ticked in this browser. */
export function readTicks(subject: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(subject)) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((step) => typeof step === 'string') : []);
  } catch {
    return new Set();
  }
}

export function keepTicks(subject: string, ticked: ReadonlySet<string>): void {
  try {
    localStorage.setItem(keyOf(subject), JSON.stringify([...ticked]));
  } catch {
    // Full or blocked storage: they hold as long as the page does.
  }
}
