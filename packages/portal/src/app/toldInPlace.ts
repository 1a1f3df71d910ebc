import { MutationObserver, type QueryClient } from '@tanstack/react-query';

/** Marks a query or a mutation whose failure its own screen tells. */
export const TOLD_IN_PLACE = { isToldInPlace: true };

/**
 * Runs a call that writes for a machine, which tells its failure itself. The call goes through the query
 * client, so one whose token was refused is sent again once with a new token.
 */
export function writeInPlace<Reply>(
  queryClient: QueryClient,
  mutationFn: () => Promise<Reply>,
): Promise<Reply> {
  return new MutationObserver(queryClient, { mutationFn, meta: TOLD_IN_PLACE }).mutate();
}
