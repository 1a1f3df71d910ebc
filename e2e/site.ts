import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A site of somebody else, which a journey makes up. */
export interface Site {
  port: number;
  /** An origin that the demo's assistant allows. */
  listed: string;
  /** Another site with the same page, at an address that the demo's assistant does not allow. */
  unlisted: string;
}

/**
 * Serves one page, at any path, while `visit` runs.
 * @param body of the page.
 * @param headers beside its content type, such as a content security policy.
 */
export async function withSite(
  body: string,
  headers: Record<string, string>,
  visit: (site: Site) => Promise<void>,
): Promise<void> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(
      `<!doctype html><html lang="en"><head><title>A site</title></head><body>${body}</body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await visit({ port, listed: `http://localhost:${port}`, unlisted: `http://127.0.0.1:${port}` });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
