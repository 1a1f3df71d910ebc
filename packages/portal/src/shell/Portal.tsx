import { WordsProvider } from '@parley/i18n/react';
import { NetworkProvider, UnsavedContext } from '@parley/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { AppProvider } from '../app/AppContext.tsx';
import type { App } from '../app/createApp.ts';
import { useStore } from '../app/store.ts';
import { useIsOnline } from '../app/useIsOnline.ts';
import { Boot } from './Boot.tsx';

/** The whole portal, on an app that was started. */
export function Portal({ app, router }: { app: App; router: RegisteredRouter }) {
  return (
    <WordsProvider words={app.words}>
      <AppProvider app={app}>
        <QueryClientProvider client={app.queryClient}>
          <NetworkProvider isOnline={useIsOnline()} wait={useStore(app.wait)}>
            <UnsavedContext value={app.unsaved}>
              <Boot router={router} />
            </UnsavedContext>
          </NetworkProvider>
        </QueryClientProvider>
      </AppProvider>
    </WordsProvider>
  );
}
