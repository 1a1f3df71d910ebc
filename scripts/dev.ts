import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { root } from './inputs.ts';

/**
 * Everything with hot reload (CMD-3): the portal by Vite on the usual port, the server behind it, the widget
 * rebuilt on change.
 */
const port = Number(process.env.PORT ?? 4000);
const serverPort = port + 100;

const server = spawn(process.execPath, ['--watch', join(root, 'packages/server/src/main.ts')], {
  stdio: 'inherit',
  env: { ...process.env, PORT: `${serverPort}`, DEV_PORTAL_PORT: `${port}` },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.kill(signal);
    server.once('exit', () => process.exit(0));
  });
}

const widget = join(root, 'packages/widget/vite.config.ts');
for (const mode of ['production', 'loader']) {
  await build({ configFile: widget, mode, logLevel: 'warn', build: { watch: {}, emptyOutDir: false } });
}

const target = `http://localhost:${serverPort}`;
const served = [
  '/api/',
  '/config.json',
  '/widget.js',
  '/widget-chat',
  '/billing-sandbox',
  '/verify-email',
  '/invitation',
  '/outbox',
  '/server-pages.css',
];
const portal = await createServer({
  configFile: join(root, 'packages/portal/vite.config.ts'),
  server: {
    port,
    strictPort: true,
    host: 'localhost',
    proxy: Object.fromEntries(served.map((path) => [path, { target }])),
  },
});
await portal.listen();
portal.printUrls();
