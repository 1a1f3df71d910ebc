import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { makeWhenChanged, root } from './inputs.ts';

/** Where `storybook build` leaves its pages. */
export const storybookFolder = join(root, 'storybook-static');

const inputs = [
  '.storybook',
  'packages/i18n',
  'packages/api',
  'packages/ui',
  'packages/machines',
  'packages/portal',
];

/** Builds Storybook unless the last build is of the same sources. */
export async function buildStorybook(): Promise<void> {
  await makeWhenChanged('storybook', [...inputs, 'pnpm-lock.yaml'], storybookFolder, async () => {
    const bin = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
    const output = execFileSync(
      process.execPath,
      [bin, 'build', '--output-dir', storybookFolder, '--quiet', '--loglevel', 'warn'],
      { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] },
    );
    if (output.includes('ERROR')) process.stdout.write(output);
  });
}

/** Serves the built Storybook on a free loopback port. */
export function serveStorybook(): Promise<PreviewServer> {
  return preview({
    configFile: false,
    logLevel: 'warn',
    root,
    build: { outDir: storybookFolder },
    preview: { host: '127.0.0.1', port: 0, strictPort: true },
  });
}
