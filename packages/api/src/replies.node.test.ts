import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { repliesPath, repliesSource } from './replies.node.ts';

test('T20: what the client knows of replies is as `pnpm generate` writes it', async () => {
  expect(await readFile(repliesPath, 'utf8')).toBe(repliesSource());
});
