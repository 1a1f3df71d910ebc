import { ApiError } from '@parley/api';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Runs a call that removes something. What is not there any more is removed: by a call whose reply was lost,
 * or by somebody else. After any other failure nobody knows, so the list that shows it is read again (FA-2).
 * @throws what the call throws, unless the product says that it is not there
 */
export async function removeFrom(
  queryClient: QueryClient,
  queryKey: QueryKey,
  call: () => Promise<unknown>,
): Promise<void> {
  try {
    await call();
  } catch (error) {
    // The client takes a 404 for the product's only with its code.
    if (error instanceof ApiError && error.status === 404 && error.code === 'not_found') return;
    void queryClient.invalidateQueries({ queryKey });
    throw error;
  }
}
