import type { Browser, Page } from 'playwright';

/** Opens a page as wide as a desktop, in a browser that has nothing cached, for as long as `use` takes. */
export async function withPage<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
