/** What was asked for just now, and has not had time to say that it is under way. */
const recent = new WeakSet<object>();

/**
 * Whether this is asked for the first time in this frame (FA-1): what it sets in motion is told in tasks that
 * are queued before the one in which it may be asked for again.
 * @param what whatever stands for it, such as the button that was pressed
 */
export function isFirst(what: object): boolean {
  if (recent.has(what)) return false;
  recent.add(what);
  setTimeout(() => recent.delete(what));
  return true;
}
