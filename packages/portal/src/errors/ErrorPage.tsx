import { ErrorFallback, UpdateNotice } from '@parley/ui';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ChunkTimeoutError } from '../app/lazyScreen.ts';

/** A chunk that is gone or did not come: the browsers word it differently. */
function isChunkError(error: Error): boolean {
  return (
    error instanceof ChunkTimeoutError ||
    /dynamically imported module|importing a module script|module script failed/i.test(error.message)
  );
}

/** What stands in place of a screen that threw (T20), or whose chunk is gone after a deploy (RT-10). */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  if (error instanceof Error && isChunkError(error))
    return <UpdateNotice onReload={() => location.reload()} />;
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorFallback frame="window" homeHref="/" onRetry={retry} />;
}
