import { ErrorFallback } from '@parley/ui';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useApp } from '../app/AppContext.tsx';
import { ChunkError, takeReload } from '../app/lazyScreen.ts';
import { useIsOnline } from '../app/useIsOnline.ts';

/** In place of a screen inside the shell or the slim header, which stay (T20). */
export const ScreenErrorPage = (props: ErrorComponentProps) => <ErrorPage frame="content" {...props} />;

/** Shown in place of the whole window, when the layout around the screens failed. */
export const WindowErrorPage = (props: ErrorComponentProps) => <ErrorPage frame="window" {...props} />;

/** What stands in place of a screen that threw (T20), or whose code could not be had (RT-10). */
function ErrorPage({ frame, error, reset }: ErrorComponentProps & { frame: 'content' | 'window' }) {
  const router = useRouter();
  const { queryClient } = useApp();
  const retry = () => {
    // The data that was read for the screen may have made it fail: it is read anew.
    queryClient.removeQueries({ type: 'inactive' });
    reset();
    void router.invalidate();
  };
  if (error instanceof ChunkError) return <MissingScreen frame={frame} onRetry={retry} />;
  return <ErrorFallback frame={frame} reason="broken" homeHref="/" onRetry={retry} />;
}

/**
 * Without a network, it tries again once the network is back. Otherwise it reloads the page once, and after
 * that offers a reload.
 */
function MissingScreen({ frame, onRetry }: { frame: 'content' | 'window'; onRetry: () => void }) {
  const isOnline = useIsOnline();
  const [wasOffline] = useState(!isOnline);
  const [isReloading, setIsReloading] = useState(false);
  const goesOn = wasOffline && isOnline;
  useEffect(() => {
    if (wasOffline || !takeReload(location.pathname)) return;
    setIsReloading(true);
    location.reload();
  }, [wasOffline]);
  useEffect(() => {
    if (goesOn) onRetry();
  }, [goesOn, onRetry]);
  if (wasOffline) return <ErrorFallback frame={frame} reason="offline" homeHref="/" onRetry={onRetry} />;
  if (isReloading) return null;
  return <ErrorFallback frame={frame} reason="gone" homeHref="/" onRetry={() => location.reload()} />;
}
