import { WordsProvider } from '@parley/i18n/react';
import { ConfigErrorScreen } from '@parley/ui';
import '@parley/ui/theme';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { AppProvider } from './app/AppContext.tsx';
import { createApp, startApp } from './app/createApp.ts';
import { createPortalWords } from './app/language.ts';
import { ConfigError, loadConfig } from './config.ts';
import { Boot } from './pages/Boot.tsx';
import { createPortalRouter } from './routes/router.ts';

const root = createRoot(document.getElementById('root') as HTMLElement);
const [config, words] = await Promise.all([
  loadConfig().catch((error: unknown) => {
    if (error instanceof ConfigError) return error;
    throw error;
  }),
  createPortalWords(),
]);

if (config instanceof ConfigError) {
  root.render(
    <WordsProvider words={words}>
      <ConfigErrorScreen file="/config.json" problems={[config.message]} onReload={() => location.reload()} />
    </WordsProvider>,
  );
} else {
  const app = createApp(config, words);
  const router = createPortalRouter(app);
  startApp(app, {
    replace: (path) => router.history.replace(path),
    recheck: () => void router.invalidate(),
  });
  root.render(
    <WordsProvider words={words}>
      <AppProvider app={app}>
        <QueryClientProvider client={app.queryClient}>
          <Boot router={router} />
        </QueryClientProvider>
      </AppProvider>
    </WordsProvider>,
  );
}
