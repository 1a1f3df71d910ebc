import { WordsProvider } from '@parley/i18n/react';
import { ConfigErrorScreen, loadFormats } from '@parley/ui';
import { whenConfigured } from './app/startFirst.ts';
import '@parley/ui/theme';
import { createRoot } from 'react-dom/client';
import { holdFirstEntry } from './app/closeByBack.ts';
import { ConfigError } from './app/config.ts';
import { createApp } from './app/createApp.ts';
import { createPortalWords } from './app/language.ts';
import { startApp } from './app/startApp.ts';
import { applyStyleSheet } from './app/styleSheet.ts';
import { createPortalRouter } from './router.ts';
import { Portal } from './shell/Portal.tsx';

const [config, { words, spoken }, isStyled] = await Promise.all([
  whenConfigured,
  createPortalWords(),
  applyStyleSheet(),
]);

if (isStyled) await start();

/** Starts the app, in tasks that leave the browser free in between (PERF-1). */
async function start(): Promise<void> {
  const root = createRoot(document.getElementById('root') as HTMLElement);
  if (config instanceof ConfigError) {
    await spoken;
    root.render(
      <WordsProvider words={words}>
        <ConfigErrorScreen
          file="/config.json"
          problems={[config.message]}
          onReload={() => location.reload()}
        />
      </WordsProvider>,
    );
    return;
  }
  const app = createApp(config, words);
  await nextTask();
  const router = createPortalRouter(app);
  holdFirstEntry(router.history);
  startApp(app, {
    // At once: a form that holds the reader up would be asked first, and the guard for the path before.
    replace: (path) => router.history.replace(path, undefined, { ignoreBlocker: true }),
    recheck: () => void router.invalidate(),
  });
  await spoken;
  // While the first replies are on their way.
  loadFormats(words.locale());
  await nextTask();
  root.render(<Portal app={app} router={router} />);
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
