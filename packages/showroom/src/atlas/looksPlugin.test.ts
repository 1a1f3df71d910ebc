import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { looksPlugin } from './looksPlugin.ts';

test('DS-4: states whose pictures are the same look alike', () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-looks-'));
  for (const [story, picture] of Object.entries({ ready: 'a', removing: 'a', failed: 'b' })) {
    mkdirSync(join(folder, `flows-datafile--${story}`));
    writeFileSync(join(folder, `flows-datafile--${story}`, 'light.webp'), picture);
  }
  const { load } = looksPlugin(folder) as unknown as { load(id: string): { code: string } };
  const watched: string[] = [];
  const context = { addWatchFile: (file: string) => void watched.push(file) };
  const { code } = load.call(context, fileURLToPath(new URL('./looks.ts', import.meta.url)));
  const looks = JSON.parse(code.slice(code.indexOf('{'), code.lastIndexOf('}') + 1));
  expect(Object.keys(looks)).toHaveLength(3);
  expect(looks['flows-datafile--removing']).toBe(looks['flows-datafile--ready']);
  expect(looks['flows-datafile--failed']).not.toBe(looks['flows-datafile--ready']);
  expect(watched).toHaveLength(3);
  rmSync(folder, { recursive: true });
});
