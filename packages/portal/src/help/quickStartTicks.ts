import { sharedStorage } from '@parley/storage';

const keyOf = (subject: string) => `parley.quickStart.${subject}`;

/** The steps that this user ticked in this browser. */
export function readTicks(subject: string): ReadonlySet<string> {
  const kept = sharedStorage.readJson(keyOf(subject));
  return new Set(Array.isArray(kept) ? kept.filter((step) => typeof step === 'string') : []);
}

/** Keeps the ticked steps; where storage is full or blocked they hold as long as the page does. */
export function keepTicks(subject: string, ticked: ReadonlySet<string>): void {
  sharedStorage.write(keyOf(subject), JSON.stringify([...ticked]));
}
