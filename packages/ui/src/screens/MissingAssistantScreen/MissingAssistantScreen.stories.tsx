import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { expect } from 'storybook/test';
import { EachHostile, everyHostileText, expectContained } from '../../hostile.fixtures.ts';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { MissingAssistantScreen } from './MissingAssistantScreen.tsx';

const meta = preview.meta({
  component: MissingAssistantScreen,
  parameters: { layout: 'fullscreen' },
  args: { homeHref: '/', unsent: '' },
});

export const Default = meta.story({
  name: 'RT-8: says that there is no such assistant, and leads to the reader’s own',
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title).toHaveTextContent('This assistant does not exist or is not yours');
    await expect(canvas.getByRole('link', { name: 'Go to your assistants' })).toHaveAttribute('href', '/');
  },
});
export const ForAdmin = meta.story({
  name: 'RT-8: an administrator is led to the deleted ones, and sent to nobody',
  args: { deletedHref: '/?status=deleted' },
  play: async ({ canvas }) => {
    const restore = canvas.getByRole('link', { name: 'See deleted assistants' });
    await expect(restore).toHaveAttribute('href', '/?status=deleted');
    await expect(canvas.queryByText(/ask your administrator/)).toBeNull();
  },
});
export const Focused = meta.story({
  name: 'A11Y-1: the title has the focus that went with the chat, and no ring, as it does nothing',
  parameters: noPicture,
  // As where a chat that had the focus went.
  beforeEach: () => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title).toHaveFocus();
    await expect(getComputedStyle(title).outlineStyle).toBe('none');
  },
});
export const WithUnsentWords = meta.story({
  name: 'FA-1: what was never sent is not lost with the assistant',
  args: { unsent: 'And to Spain?\n\nBy Friday?' },
  play: async ({ canvas }) => expect(canvas.getByText(/And to Spain/)).toBeVisible(),
});
export const Phone = meta.story({
  globals: { locale: 'de', ...onPhone },
  play: async ({ canvasElement }) => expectContained(canvasElement, 'german on a phone'),
});
export const HostileText = meta.story({
  render: (args) => <EachHostile>{(text) => <MissingAssistantScreen {...args} unsent={text} />}</EachHostile>,
  play: everyHostileText(),
});
