import { ApiError } from '@parley/api';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';

/** Marks a query or a mutation whose failure its own screen tells. */
export const TOLD_IN_PLACE = { isToldInPlace: true };

/** Marks a mutation that has no place on its screen: a toast tells what would stand there. */
export const WITHOUT_PLACE = { isWithoutPlace: true };

/**
 * The error of a call that writes. Where there was a network when it left, it may have arrived although the
 * connection broke: that counts as a timeout, after which nobody knows (FA-2), whether there is a network now
 * or not.
 */
export function writeError(error: unknown): unknown {
  const isLost = error instanceof ApiError && error.status === 0 && error.code === 'network';
  return isLost && error.mayHaveArrived ? new ApiError({ status: 0, code: 'timeout' }) : error;
}

/**
 * Runs a call that writes for a machine, which tells its failure itself. The call goes through the query
 * client, so one whose token was refused is sent again once with a new token.
 * @throws what `writeError` makes of the call's error
 */
export async function writeInPlace<Reply>(
  queryClient: QueryClient,
  mutationFn: () => Promise<Reply>,
): Promise<Reply> {
  try {
    return await new MutationObserver(queryClient, { mutationFn, meta: TOLD_IN_PLACE }).mutate();
  } catch (error) {
    throw writeError(error);
  }
}
