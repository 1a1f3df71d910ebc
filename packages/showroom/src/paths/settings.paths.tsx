import { createWords } from '@parley/i18n';
import { allMessages } from '@parley/i18n/all';
import { Portal } from '@parley/portal';
import { Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPortal } from '../faults/openPortal.ts';

const words = await createWords('en', allMessages);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

test('SH-4: a setting acts at once, and renders none of the portal while its drawer is closed', async () => {
  const { portal, close } = openPortal({ page: { route: '/' }, fault: '500', hits: 'writes', words });
  const { app, router } = portal;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const before = app.settings.get();
  onTestFinished(() => {
    app.settings.set(before);
    root.unmount();
    close();
    document.body.replaceChildren();
  });
  let renders = 0;
  const countRender = () => {
    renders += 1;
  };
  root.render(
    <Profiler id="portal" onRender={countRender}>
      <Portal app={app} router={router} />
    </Profiler>,
  );
  await expect.element(page.getByRole('button', { name: 'App Settings' })).toBeVisible();
  await expect.poll(() => app.queryClient.isFetching()).toBe(0);
  await nextFrame();
  await nextFrame();
  expect(renders).toBeGreaterThan(0);

  renders = 0;
  app.settings.set({ ...before, paletteMode: 'dark', layout: 'horizontal', stretch: true });
  expect(document.documentElement.dataset.theme).toBe('dark');
  await nextFrame();
  await nextFrame();
  expect(renders).toBe(0);
});
