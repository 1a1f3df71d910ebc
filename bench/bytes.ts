import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright';

/** Scripts and style sheets that a page loaded, as gzip -9 would send them. */
export interface Weight {
  kilobytes: number;
  requests: number;
}

/**
 * Watches what `page` and its frames load; `before` adds up what was asked for until a moment (ms since
 * 1970), `take` everything, both once nothing has loaded for half a second.
 */
export function weigh(page: Page, filter: (url: URL) => boolean = () => true) {
  const responses: Response[] = [];
  page.on('requestfinished', async (request) => {
    const response = await request.response();
    if (response) responses.push(response);
  });

  async function sum(seen: readonly Response[]): Promise<Weight> {
    let bytes = 0;
    let requests = 0;
    for (const response of seen) {
      if (!filter(new URL(response.url())) || response.status() !== 200) continue;
      requests += 1;
      if (!['script', 'stylesheet'].includes(response.request().resourceType())) continue;
      bytes += gzipSync(await response.body(), { level: 9 }).length;
    }
    return { kilobytes: bytes / 1000, requests };
  }

  const settled = () => page.waitForLoadState('networkidle');
  return {
    async before(moment: number): Promise<Weight> {
      await settled();
      return sum(responses.filter((response) => response.request().timing().startTime <= moment));
    },
    async take(): Promise<Weight> {
      await settled();
      return sum(responses);
    },
  };
}
