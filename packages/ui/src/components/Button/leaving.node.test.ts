import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');

/** What a press leaves the page by, for the provider or to load it anew. */
const LEAVES = /onClick=\{[^}]*(onSignIn|onOtherAccount|location\.reload|onReload)/;

/** Shown before anything of the portal runs that could know of the network. */
const BEFORE_THE_PORTAL = 'screens/ConfigErrorScreen/ConfigErrorScreen.tsx';

test('FA-1: no button leaves the page without a network, for the error page of the browser', async () => {
  const leaving: string[] = [];
  const blind: string[] = [];
  for await (const file of glob('**/*.tsx', { cwd: source })) {
    if (file.endsWith('.stories.tsx') || file === BEFORE_THE_PORTAL) continue;
    for (const [button] of (await readFile(join(source, file), 'utf8')).matchAll(/<Button\b(?:[^>]|=>)*>/g)) {
      if (!LEAVES.test(button)) continue;
      leaving.push(file);
      if (!/\bneedsNetwork\b/.test(button)) blind.push(file);
    }
  }
  expect(leaving).not.toEqual([]);
  expect(blind).toEqual([]);
});
