import { expect, type Page } from '@playwright/test';
import { ports } from './ports.ts';

/** Password of every demo account (requirements, section 0). */
const PASSWORD = 'Parley-demo-1';

export const portalOrigin = `http://localhost:${ports.portal}`;
export const identityOrigin = `http://localhost:${ports.identity}`;
export const hostPageOrigin = `http://localhost:${ports.hostPage}`;

/** Fills the provider's login page, which must be open already or be on its way. */
export async function fillLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.waitForURL(`${identityOrigin}/**`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens a portal path signed out, and signs in at the provider. Ends back at the portal. */
export async function signIn(page: Page, email: string, path = '/'): Promise<void> {
  await page.goto(path);
  await fillLogin(page, email);
  await page.waitForURL((url) => url.origin === portalOrigin && !url.pathname.startsWith('/auth/'));
}

/** Writes a message into the composer and sends it by Enter. */
export async function ask(page: Pick<Page, 'getByRole'>, text: string): Promise<void> {
  const composer = page.getByRole('textbox', { name: 'Message' });
  await composer.fill(text);
  await composer.press('Enter');
}

/** The conversation, as assistive technology knows it. */
export function conversation(page: Pick<Page, 'getByRole'>) {
  return page.getByRole('log');
}

/** Waits until the newest answer is complete: the composer offers 'Send' again, and the answer has a citation. */
export async function answered(page: Pick<Page, 'getByRole'>): Promise<void> {
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expect(
    conversation(page)
      .getByRole('button', { name: /source/i })
      .first(),
  ).toBeVisible();
}
