import type { Words } from '@parley/i18n';
import { expect, screen, userEvent } from 'storybook/test';
import { beforeFault, type Writing } from './acting.ts';
import { pressing } from './pressing.ts';

/** The bell says how many are unread besides. */
const bell = (t: Words['t']) =>
  screen.findByRole('button', { name: startsWith(t('shell.notifications.title')) });

/** Opens the reader's notifications. */
export async function openNews(t: Words['t']): Promise<void> {
  await userEvent.click(await bell(t));
  await screen.findByRole('dialog', { name: t('shell.notifications.title') });
}

/** Pressing a button of the notifications, which are changed before the server has replied. */
function pressingInNews(find: (t: Words['t']) => Promise<HTMLElement>): Writing {
  const { press, ...pressed } = pressing(find);
  return {
    ...pressed,
    async write(acting) {
      await beforeFault(acting, () => openNews(acting.t));
      await press(acting);
    },
    // What could not be changed is there again.
    async expectKept({ t }) {
      await find(t);
      return false;
    },
    // The button went away for a moment.
    async expectFocus({ t }) {
      const dialog = await screen.findByRole('dialog', { name: t('shell.notifications.title') });
      await expect(dialog.contains(document.activeElement)).toBe(true);
    },
  };
}

const startsWith = (words: string) => (name: string) => name.startsWith(words);

/** Marking all of them as read. */
export const readingNews = pressingInNews((t) =>
  screen.findByRole('button', { name: t('shell.notifications.markAllAsRead') }),
);

/** Removing one of them. */
export const removingNews = pressingInNews((t) =>
  screen.findByRole('button', { name: startsWith(t('shell.notifications.remove', { text: '' }).trim()) }),
);
