import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { answered, ask, composer, portalOrigin, QUESTION } from './portal.ts';
import { withSite } from './site.ts';
import { chat, launcher, openChat, panel, snippet, unavailable, unloaded } from './widget.ts';

/** Opens a page of a site that the demo's assistant allows. */
const onSite = (page: Page, body: string, visit: () => Promise<void>, headers: Record<string, string> = {}) =>
  withSite(body, headers, async ({ listed }) => {
    await page.goto(listed);
    await visit();
  });

/** The chat opens and answers. */
async function expectAnswer(page: Page): Promise<void> {
  const frame = await openChat(page);
  await ask(frame, QUESTION);
  await answered(frame);
}

test.describe('WG-1, T19: the chat answers on a host page that', () => {
  test('gives all objects more members, and has its own JSON and lists', async ({ page }) => {
    const meddle = () => {
      const inherited = { open: 'x', close: 'x', error: 'x', unread: 'x', theme: 'x', parley: 0 };
      for (const [name, value] of Object.entries({ ...inherited, toJSON: String, each: String })) {
        Reflect.set(Object.prototype, name, value);
        Reflect.set(Array.prototype, name, value);
      }
      JSON.stringify = () => 'x';
      Array.from = () => [];
    };
    await onSite(page, `<script>(${meddle})()</script>${snippet()}`, () => expectAnswer(page));
  });

  test('lets no text become a script', async ({ page }) => {
    await onSite(page, snippet(), () => expectAnswer(page), {
      'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'",
    });
  });

  test('writes its document anew', async ({ page }) => {
    await onSite(page, snippet(), async () => {
      await expect(launcher(page)).toBeVisible();
      await page.evaluate(() => {
        document.open();
        document.write('<!doctype html><title>Anew</title><p>Anew</p>');
        document.close();
      });
      await expectAnswer(page);
    });
  });

  test('puts another root in place of its own', async ({ page }) => {
    await onSite(page, snippet(), async () => {
      await expect(launcher(page)).toBeVisible();
      await page.evaluate(() => {
        const root = document.createElement('html');
        root.append(document.createElement('body'));
        document.documentElement.replaceWith(root);
      });
      await expectAnswer(page);
      await page.evaluate(() => document.querySelector('parley-widget')?.remove());
      await expect(launcher(page, 'Close chat')).toBeVisible();
    });
  });

  test('leads the focus back into a form of its own', async ({ page }) => {
    const trap = () =>
      document.addEventListener('focusin', ({ target }) => {
        if ((target as Element).id !== 'trap') document.getElementById('trap')?.focus();
      });
    await onSite(page, `<input id="trap"><script>(${trap})()</script>${snippet()}`, () => expectAnswer(page));
  });

  test('floods it with messages, its own and those of other frames', async ({ page }) => {
    await onSite(page, `<iframe srcdoc="A foreign frame"></iframe>${snippet()}`, async () => {
      const frame = await openChat(page);
      await composer(frame).fill('Half a thought');
      await page.evaluate((origin) => {
        const inFrame = document.querySelector('parley-widget')?.shadowRoot?.querySelector('iframe');
        const foreign = document.querySelector('iframe')?.contentWindow as Window & typeof globalThis;
        // The page's own frame can reach the chat's window, and is not its page.
        const forge = (message: object) =>
          parent.document
            .querySelector('parley-widget')
            ?.shadowRoot?.querySelector('iframe')
            ?.contentWindow?.postMessage(message, '*');
        const forged = ['ready', 'close', 'unread', 'refused', 'error', 'init', 'reset'];
        for (let count = 0; count < 2000; count += 1) {
          const message = { parley: 1, type: forged[count % forged.length], count: 99 };
          window.postMessage(message, '*');
          foreign.eval(`parent.postMessage(${JSON.stringify(message)}, '*')`);
          foreign.eval(`(${forge.toString()})(${JSON.stringify(message)})`);
          inFrame?.contentWindow?.postMessage({ parley: 2, type: 'reset' }, origin);
          inFrame?.contentWindow?.postMessage(null, origin);
        }
      }, portalOrigin);
      await expect(composer(frame)).toHaveValue('Half a thought');
      await expect(launcher(page, 'Close chat')).toBeVisible();
      await ask(frame, QUESTION);
      await answered(frame);
    });
  });
});

test('WG-1: a page that takes the launcher away each time is not held by that, and has it when it stops', async ({
  page,
}) => {
  const remove = () => {
    const observer = new MutationObserver(() => document.querySelector('parley-widget')?.remove());
    observer.observe(document.documentElement, { childList: true });
    Object.assign(window, { relent: () => observer.disconnect() });
  };
  await onSite(page, `<script>(${remove})()</script><p>Shop</p>${snippet()}`, async () => {
    await page.waitForFunction(() => 'Parley' in window);
    await expect(page.getByText('Shop')).toBeVisible();
    await expect(page.locator('parley-widget')).toHaveCount(0);
    await page.evaluate(() => (window as unknown as { relent: () => void }).relent());
    await expectAnswer(page);
  });
});

test('WG-1: a dialog of the page stands above the open chat, which is as it was afterwards', async ({
  page,
}) => {
  await onSite(page, `<dialog><p>Cookies?</p><button>Fine</button></dialog>${snippet()}`, async () => {
    const frame = await openChat(page);
    await composer(frame).fill('Half a thought');
    await page.evaluate(() => document.querySelector('dialog')?.showModal());
    await page.getByRole('button', { name: 'Fine' }).click();
    await page.evaluate(() => document.querySelector('dialog')?.close());
    await expect(composer(frame)).toHaveValue('Half a thought');
    await ask(frame, QUESTION);
    await answered(frame);
  });
});

test('WG-1: the launcher and the chat are not printed with the page', async ({ page }) => {
  await onSite(page, `<p>Shop</p>${snippet()}`, async () => {
    await openChat(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Shop')).toBeVisible();
    await expect(panel(page)).toBeHidden();
    await expect(page.locator('parley-widget')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(composer(chat(page))).toBeVisible();
  });
});

for (const [what, policy, said] of [
  ['frames nobody', "frame-src 'none'", unloaded],
  ['has no origin of its own', 'sandbox allow-scripts', unavailable],
] as const)
  test(`WG-6: on a page that ${what} the launcher says that there is no chat`, async ({ page, problems }) => {
    problems.expect(/frame-src|frame-ancestors|sandbox|ERR_BLOCKED|CORS|status of 403/i);
    await onSite(
      page,
      snippet(),
      async () => {
        await launcher(page).click();
        await expect(said(page)).toBeVisible();
      },
      { 'content-security-policy': policy },
    );
  });
