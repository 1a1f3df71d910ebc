import type { ComponentType } from 'react';
import { screen, userEvent, type within } from 'storybook/test';
import { NetworkProvider } from '../components/Button/NetworkProvider.tsx';
import { attributesOf } from '../theme/attributes.ts';
import { defaultSettings, type UiSettings } from '../theme/settings.ts';

/** Shows a story under settings that no toolbar has: layout, navigation color, content width, type scale. */
export const withSettings = (settings: Partial<UiSettings>) =>
  function WithSettings(Story: ComponentType) {
    const wanted = attributesOf({ ...defaultSettings, ...settings });
    for (const name of ['data-layout', 'data-nav-color', 'data-stretch', 'data-type']) {
      document.documentElement.setAttribute(name, wanted[name] ?? '');
    }
    return <Story />;
  };

/**
 * Puts a small trigger where the top bar has it: at the end of the line, with room below for what it opens.
 */
export function atTheEnd(Story: ComponentType) {
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: '520px', padding: '14px 24px' }}>
      <Story />
    </div>
  );
}

/** A decorator: the browser has no network. */
export function offline(Story: ComponentType) {
  return (
    <NetworkProvider isOnline={false}>
      <Story />
    </NetworkProvider>
  );
}

/** Presses the button of this name, or the only one, and waits for what it opens. */
export const opens =
  (role: 'menu' | 'dialog' | 'alertdialog', name?: string | RegExp) =>
  async ({ canvas }: { canvas: ReturnType<typeof within> }): Promise<HTMLElement> => {
    await userEvent.click(await canvas.findByRole('button', name === undefined ? {} : { name }));
    return screen.findByRole(role);
  };

/** The same as a play function that proves nothing more. */
export const opened =
  (...wanted: Parameters<typeof opens>) =>
  async (context: { canvas: ReturnType<typeof within> }): Promise<void> => {
    await opens(...wanted)(context);
  };

/** A phone's window, 414 by 896. */
export const onPhone = { viewport: { value: 'mobile2', isRotated: false } } as const;

/** A PNG of one pixel, as a file of `bytes`: what stands behind a picture's end is not read. */
export function pictureFile(name: string, bytes = 100): File {
  const pixel = Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0));
  return new File([pixel, new Uint8Array(bytes - pixel.length)], name, { type: 'image/png' });
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
