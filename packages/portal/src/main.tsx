import { WordsProvider } from '@parley/i18n/react';
import { ConfigErrorScreen } from '@parley/ui';
import '@parley/ui/theme';
import { createRoot } from 'react-dom/client';
import { ConfigError, loadConfig } from './app/config.ts';
import { createApp, startApp } from './app/createApp.ts';
import { createPortalWords, takeAccountLanguage } from './app/language.ts';
import { createPortalRouter } from './router.ts';
import { Portal } from './shell/Portal.tsx';

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
  const { queries, queryClient } = app;
  app.startUp.on('user.loaded', () =>
    takeAccountLanguage(words, async () => (await queryClient.fetchQuery(queries.userSettings)).language),
  );
  startApp(app, {
    replace: (path) => router.history.replace(path),
    recheck: () => void router.invalidate(),
  });
  root.render(<Portal app={app} router={router} />);
}
