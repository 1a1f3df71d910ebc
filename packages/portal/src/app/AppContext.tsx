import { createContext, type ReactNode, useContext } from 'react';
import type { App } from './createApp.ts';

const AppContext = createContext<App | null>(null);

/** Gives the app to the pages below it. */
export function AppProvider({ app, children }: { app: App; children: ReactNode }) {
  return <AppContext value={app}>{children}</AppContext>;
}

/** The app. @throws without an `AppProvider` above. */
export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('useApp needs an AppProvider above it.');
  return app;
}
