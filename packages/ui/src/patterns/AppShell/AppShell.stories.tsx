import { useWords } from '@parley/i18n/react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { adminPaths, contacts, notifications } from '../../screens/screens.fixtures.ts';
import { noPicture, onPhone, withSettings } from '../patterns.fixtures.tsx';
import { adminNavigation } from '../SideNav/navigation.ts';
import { SubscriptionBar } from '../SubscriptionBar/SubscriptionBar.tsx';
import { AppShell, type AppShellProps } from './AppShell.tsx';

const meta = preview.meta({
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/',
    sections: [],
    supportEmail: 'support@parley.test',
    topBar: {
      homeHref: '/',
      language: { locale: 'en' as const, onLocaleChange: fn() },
      notifications: { notifications, onMarkAllAsRead: fn(), onRemove: fn() },
      contacts: { contacts },
      account: {
        name: 'Ada Keller',
        avatarUrl: null,
        links: { profile: '/edit-account', settings: '/edit-account', billing: '/billing' },
        state: 'idle' as const,
        onLogout: fn(),
      },
      onOpenSettings: fn(),
    },
    children: (
      <Page>
        <PageHeader title="Page title" purpose="One line that says what the page is for." />
        <Card>Content</Card>
      </Page>
    ),
  },
  render: (args) => <Shell {...args} />,
});

/** With the administrator's navigation in the language in force. */
function Shell(args: AppShellProps) {
  const { t } = useWords();
  return <AppShell {...args} sections={adminNavigation(t, adminPaths)} />;
}

export const Vertical = meta.story();
export const Horizontal = meta.story({ decorators: [withSettings({ layout: 'horizontal' })] });
export const NavDiscreet = meta.story({ decorators: [withSettings({ navColor: 'discreet' })] });
export const NavEvident = meta.story({ decorators: [withSettings({ navColor: 'evident' })] });
export const HorizontalEvident = meta.story({
  decorators: [withSettings({ navColor: 'evident', layout: 'horizontal' })],
});
export const Wide = meta.story({ decorators: [withSettings({ stretch: true })] });

export const WithSubscriptionBar = meta.story({
  args: { notice: <SubscriptionBar status="trial" state="idle" onFollow={fn()} onClose={fn()} /> },
});

export const FullContent = meta.story({
  args: { content: 'full', children: <Card>Fills the window exactly: nothing below it scrolls.</Card> },
  play: async () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    await expect(scrollHeight).toBe(clientHeight);
  },
});

export const SideNavIs280Wide = meta.story({
  name: 'SH-2: fixed and 280 wide from lg up',
  parameters: noPicture,
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Main navigation' });
    await expect(nav.parentElement?.getBoundingClientRect().width).toBe(280);
    await expect(canvas.getByRole('link', { name: 'Chat Assistants' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.queryByRole('button', { name: 'Open navigation' })).toBeNull();
  },
});

export const SkipLink = meta.story({
  name: 'Skip link leads to the content',
  parameters: noPicture,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
});

export const Support = meta.story({
  name: 'SH-3: Get Support opens a dialog with the address and OK',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get Support' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Get Support' });
    await expect(dialog).toHaveTextContent('Contact support by e-mail at support@parley.test.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});

export const Phone = meta.story({ globals: onPhone });

export const PhoneDrawer = meta.story({
  globals: onPhone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    const drawer = await screen.findByRole('dialog', { name: 'Main navigation' });
    await waitFor(() => expect(drawer).toBeVisible());
  },
});

export const DrawerClosesOnPathChange = meta.story({
  name: 'SH-2: the drawer closes when the path changes',
  parameters: noPicture,
  globals: onPhone,
  render: function Render(args) {
    const [path, setPath] = useState('/');
    return (
      // The router's part: takes presses on links over.
      // biome-ignore lint/a11y/noStaticElementInteractions: listens on behalf of the links inside
      // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
      <div
        onClick={(event) => {
          const link = (event.target as Element).closest('a');
          if (!link) return;
          event.preventDefault();
          setPath(link.getAttribute('href') ?? '/');
        }}
      >
        <Shell {...args} path={path} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    const drawer = await screen.findByRole('dialog', { name: 'Main navigation' });
    await userEvent.click(within(drawer).getByRole('link', { name: 'Users' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    const again = await screen.findByRole('dialog', { name: 'Main navigation' });
    await expect(within(again).getByRole('link', { name: 'Users' })).toHaveAttribute('aria-current', 'page');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});
