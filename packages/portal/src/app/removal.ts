import { ApiError } from '@parley/api';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Runs a call that removes something. What is not there any more is removed: by a call whose reply was lost,
 * or by somebody else. After any other failure nobody knows, so the list that shows it is read again (FA-2).
 * @returns the reply; null where nothing of it was there any more
 * @throws what the call throws, unless the product says that it is not there
 */
export async function removeFrom<Reply>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  call: () => Promise<Reply>,
): Promise<Reply | null> {
  try {
    return await call();
  } catch (error) {
    // Any other 404 is not the product's own word.
    if (error instanceof ApiError && error.status === 404 && error.code === 'not_found') return null;
    void queryClient.invalidateQueries({ queryKey });
    throw error;
  }
}
