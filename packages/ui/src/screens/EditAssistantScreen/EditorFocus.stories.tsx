import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import LimitDialog from '../../patterns/LimitDialog/LimitDialog.tsx';
import { onPhone } from '../../patterns/patterns.fixtures.tsx';
import { EditAssistantScreen, type EditAssistantScreenProps } from './EditAssistantScreen.tsx';
import { assistantDraft } from './editor.fixtures.ts';
import type { EditorTab } from './editor.types.ts';
import { editorWith, fileActions, KeptEditor, noPreview } from './editorStory.fixtures.tsx';

const meta = preview.meta({
  component: EditAssistantScreen,
  parameters: { layout: 'fullscreen', ...noPicture },
  args: {
    state: editorWith() as EditAssistantScreenProps['state'],
    tab: 'general' as EditorTab,
    onTab: fn(),
    onRetry: fn(),
    listHref: '/',
  },
});

/** As many stops as bring each tab’s fields from the first to below the window. */
const MANY_STOPS = 30;

/** Goes through the page by Tab, and holds each stop against the bar. */
async function tabsAboveTheBar() {
  const bar = () => screen.getByRole('button', { name: 'Discard' }).closest('div:has([type=submit])');
  for (let stop = 0; stop < MANY_STOPS; stop += 1) {
    await userEvent.tab();
    const focused = document.activeElement as HTMLElement;
    if (bar()?.contains(focused) || focused === document.body) return;
    await waitFor(() => {
      const barStart = screen.getByRole('button', { name: 'Discard' }).getBoundingClientRect().top;
      const { top, bottom, height } = focused.getBoundingClientRect();
      expect(bottom <= barStart || (height > window.innerHeight / 2 && top < barStart)).toBe(true);
    });
  }
}

const dirty = editorWith({
  draft: { ...assistantDraft, name: 'Shop and Service Assistant' },
  view: { kind: 'dirty' },
});

export const AboveTheBar = meta.story({
  name: 'AS-2: Tab leads to no field that the bar with ‘Save’ covers',
  args: { state: dirty },
  play: tabsAboveTheBar,
});
export const AboveTheBarInConversation = meta.story({
  name: 'AS-2: nor in the conversation',
  args: { state: dirty, tab: 'conversation' },
  play: tabsAboveTheBar,
});
export const AboveTheBarOnPhones = meta.story({
  name: 'AS-2: nor on phones',
  args: { state: dirty, tab: 'widget' },
  globals: onPhone,
  play: tabsAboveTheBar,
});
export const BarAppears = meta.story({
  name: 'AS-2: the bar covers no field when it appears',
  args: { tab: 'widget' },
  render: (args) => <KeptEditor {...args} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /Words on the button/ });
    field.focus({ preventScroll: true });
    window.scrollBy(0, field.getBoundingClientRect().bottom - window.innerHeight);
    await userEvent.keyboard('!');
    const discard = await canvas.findByRole('button', { name: 'Discard' });
    await waitFor(() =>
      expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(discard.getBoundingClientRect().top),
    );
    await expect(field).toHaveFocus();
  },
});

/** Shows the text of a file, and refuses to remove one for its subscription, as the portal does. */
function Acting(args: EditAssistantScreenProps) {
  const [name, setName] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);
  const state = editorWith({
    fileActions: {
      ...fileActions,
      onRemove: () => setRefused(true),
      preview: {
        ...noPreview,
        file: name === null ? null : { name },
        state: { kind: 'ready', passages: [], total: 0, more: 'none' },
        onOpen: () => setName('returns.docx'),
        onClose: () => setName(null),
      },
    },
  });
  return (
    <>
      <EditAssistantScreen {...args} state={state} />
      {refused && (
        <LimitDialog
          status={462}
          resetAt={null}
          onManageSubscription={fn()}
          onClose={() => setRefused(false)}
        />
      )}
    </>
  );
}

export const AfterThePreview = meta.story({
  name: 'AS-3: after the text of a file the focus is at the menu that opened it',
  args: { tab: 'data' },
  render: (args) => <Acting {...args} />,
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('button', { name: 'More about returns.docx' });
    menu.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Show the text' }));
    await screen.findByRole('dialog', { name: 'Text of returns.docx' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(menu).toHaveFocus());
  },
});
export const AfterARefusedRemoval = meta.story({
  name: 'AS-3, ER-1: after a removal that was refused the focus is at the button of the row',
  args: { tab: 'data' },
  render: (args) => <Acting {...args} />,
  play: async ({ canvas }) => {
    const [remove] = canvas.getAllByRole('button', { name: /^Remove / });
    remove?.focus();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: /^Remove/ }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await screen.findByRole('alertdialog', { name: 'Trial ended' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(remove).toHaveFocus());
  },
});

/** Closes what follows the first publication, as the portal does. */
function Launching(args: EditAssistantScreenProps) {
  const [isOpen, setIsOpen] = useState(true);
  const launch = { link: 'https://parley.example/assistants/chat/1', onClose: () => setIsOpen(false) };
  const state = editorWith({ published: assistantDraft, launch: isOpen ? launch : undefined });
  return <EditAssistantScreen {...args} state={state} />;
}

export const LaunchCloses = meta.story({
  name: 'AS-4: what follows the first publication stays as it is while it closes',
  render: (args) => <Launching {...args} />,
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'The assistant is public' });
    const titles = new Set<string>();
    const observer = new MutationObserver(() => {
      const title = document.querySelector('[role=dialog] h2')?.textContent;
      if (title) titles.add(title);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    await userEvent.click(within(drawer).getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    observer.disconnect();
    titles.delete('The assistant is public');
    await expect([...titles]).toEqual([]);
  },
});
