import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { expectContained } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { SubscriptionBar } from '../../patterns/SubscriptionBar/SubscriptionBar.tsx';
import { StatusScreen, type StatusScreenProps } from './StatusScreen.tsx';

const meta = preview.meta({
  component: StatusScreen,
  parameters: { layout: 'fullscreen' },
  args: { status: 404 as StatusScreenProps['status'], homeHref: '/', onLogout: fn() },
});

const proves = (title: string) =>
  async function play({ canvas }: { canvas: ReturnType<typeof within> }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    await expect(canvas.getByText(/either tried a wrong route or came here by mistake/)).toBeVisible();
  };

export const Unauthorized = meta.story({
  name: 'RT-6: 401',
  args: { status: 401 },
  play: proves('Authorization required'),
});
export const NotFound = meta.story({
  name: 'RT-6: 404',
  play: proves("The page you are looking for isn't here"),
});
export const ServerError = meta.story({
  name: 'RT-6: 500',
  args: { status: 500 },
  play: proves('Internal Server Error'),
});
export const InsideTheShell = meta.story({
  name: 'RT-6: inside the shell, the navigation is the way on',
  args: { frame: 'content' },
  play: async ({ canvas }) => expect(canvas.getByText(/try using the navigation/)).toBeVisible(),
});
export const WithoutNavigation = meta.story({
  name: 'RT-6: without a navigation, the button leads to the chat',
  args: { home: 'chat' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the button below leads back/)).toBeVisible();
    await expect(canvas.queryByText(/navigation/)).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go to the chat' })).toHaveAttribute('href', '/');
  },
});
export const BelowTheBar = meta.story({
  name: 'SB-1: the subscription bar stands above it',
  args: { notice: <SubscriptionBar status="trial" state="idle" onFollow={fn()} onClose={fn()} /> },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Subscription' }).getBoundingClientRect();
    const home = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect([bar.top, bar.height, home.top > bar.bottom]).toEqual([0, 50, true]);
  },
});
export const LoggingOut = meta.story({ args: { loggingOut: true } });
export const Phone = meta.story({ globals: onPhone });
export const German = meta.story({
  args: { status: 500 },
  globals: { locale: 'de', ...onPhone },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'german on a phone'),
});

export const LogsOut = meta.story({
  name: 'RT-6: the button logs out',
  parameters: noPicture,
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});
