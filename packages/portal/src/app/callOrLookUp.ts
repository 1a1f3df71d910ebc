import { problemInPlace } from './listState.ts';

/** Whether a call that writes failed so that nobody knows whether it was done. */
function isUnknown(error: unknown): boolean {
  const state = problemInPlace(error);
  return state.kind === 'failed' && state.problem.code === 'notConfirmed';
}

/**
 * Makes a call that writes; where its reply was lost or can't be read, looks up whether it was done (FA-1).
 * @param lookUp what the reply would have said, told how it was lost; null where it was not done
 * @throws the call's error, where it was not done or nobody knows
 */
export async function callOrLookUp<Reply>(
  call: () => Promise<Reply>,
  lookUp: (lost: unknown) => Promise<Reply | null>,
): Promise<Reply> {
  try {
    return await call();
  } catch (error) {
    const found = isUnknown(error) ? await lookUp(error).catch(() => null) : null;
    if (found === null) throw error;
    return found;
  }
}
