/** The part of a limit from which on the meter warns. */
const NEAR = 0.8;

/** How a used amount stands to its limit. A limit of 0 leaves nothing to use. */
export function levelOf(used: number, limit: number): { level: 'normal' | 'near' | 'full'; part: number } {
  const part = limit > 0 ? Math.min(Math.max(used / limit, 0), 1) : 1;
  return { part, level: part >= 1 ? 'full' : part >= NEAR ? 'near' : 'normal' };
}
