import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { isOfThisCheckout } from './storybook.ts';

/** What some server says of `isOfThisCheckout`, which answers everything alike. */
async function askedOf(status: number, type: string): Promise<boolean> {
  const server = createServer((_, response) => response.writeHead(status, { 'content-type': type }).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await isOfThisCheckout(`http://127.0.0.1:${port}/`);
  } finally {
    server.close();
  }
}

test('QA-1: a Storybook that runs is looked at where it hands out the files of this checkout', async () => {
  expect(await askedOf(200, 'text/javascript')).toBe(true);
});

test.each([
  ['of another checkout', 403, 'text/html'],
  ['that is built', 200, 'text/html'],
])('QA-1: one %s is not', async (_, status, type) => {
  expect(await askedOf(status, type)).toBe(false);
});

test('QA-1: nor is one that does not answer', async () => {
  expect(await isOfThisCheckout('http://127.0.0.1:9/')).toBe(false);
});
