import { expect, test } from '@playwright/test';

const origin = process.env.PARLEY_STORYBOOK ?? '';
const storyIds = (process.env.PARLEY_STORIES ?? '').split(',');

for (const id of storyIds)
  for (const theme of ['light', 'dark'])
    test(`${id}/${theme}`, async ({ page }) => {
      await page.goto(`${origin}iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`);
      await page.locator('body.sb-show-main').waitFor();
      await expect(page).toHaveScreenshot(`${id}-${theme}.png`);
    });
