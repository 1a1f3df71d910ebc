import { useWords } from '@parley/i18n/react';
import { guide } from '@parley/showroom/guide';
import { noPicture } from '@parley/showroom/no-picture';
import preview from '@parley/storybook/preview';
import { BookOpen, Bot, KeyRound, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Card } from '../../components/Card/Card.tsx';
import { Toaster } from '../../components/Toaster/Toaster.tsx';
import { EachHostile, everyHostileText } from '../../hostile.fixtures.ts';
import { Page } from '../../layout/Page/Page.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { adminPaths } from '../../screens/screens.fixtures.ts';
import { onPhone, withSettings } from '../patterns.fixtures.tsx';
import { adminNavigation, type NavSection } from '../SideNav/navigation.ts';
import { SubscriptionBar } from '../SubscriptionBar/SubscriptionBar.tsx';
import { topBar } from '../TopBar/topBar.fixtures.ts';
import { AppShell, type AppShellProps } from './AppShell.tsx';

const meta = preview.meta({
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      instead: [
        { use: 'GuestLayout', when: 'the reader has no navigation: users without the admin permission' },
        {
          use: 'MessageScreen',
          when: 'one message stands for the whole window, such as 404 before signing in',
        },
      ],
      keyboard: [
        {
          keys: ['Tab'],
          does: 'On a fresh page, shows “Skip to content” first; Enter there moves focus to the content.',
        },
        {
          keys: ['Esc'],
          does: 'Closes the navigation drawer or the support dialog; focus goes back to what opened it.',
        },
      ],
      dos: [
        'Use it for every page of an administrator.',
        'Move the focus to the content after a change of page.',
      ],
      donts: ['Put a second navigation beside it.', 'Scroll the top bar away.'],
      accessibility: [
        'One banner, one navigation and one main landmark; main takes focus, but is no stop of the Tab key.',
        'Below 1200 px the navigation is a modal drawer: what lies behind it is neither focused nor read.',
        'Layout, navigation color and width are attributes of the root element: changing one moves no ' +
          'focus and renders nothing anew.',
      ],
    }),
  },
  args: {
    path: '/',
    sections: [],
    supportEmail: 'support@parley.test',
    guideHref: '/quick-start-guide',
    topBar,
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
/** Beside the navigation, a window as of the pictures has no room for more than the compact width. */
export const Wide = meta.story({ parameters: noPicture, decorators: [withSettings({ stretch: true })] });

export const HorizontalWide = meta.story({
  decorators: [withSettings({ layout: 'horizontal', stretch: true })],
});
export const HorizontalDiscreet = meta.story({
  decorators: [withSettings({ navColor: 'discreet', layout: 'horizontal' })],
});

/** More than the administrator has today: nested, disabled, external, with a note. */
const everyKind: readonly NavSection[] = [
  { items: [{ title: 'Chat Assistants', path: '/', icon: Bot, label: '3' }] },
  {
    subheader: 'Settings',
    items: [
      {
        title: 'Team',
        path: '/team',
        icon: UsersRound,
        items: [
          { title: 'Users', path: '/users' },
          { title: 'Roles', path: '/roles', disabled: true },
        ],
      },
      { title: 'API Access', path: '/api', icon: KeyRound, disabled: true },
    ],
  },
  {
    subheader: 'Help center',
    items: [{ title: 'FAQ', path: 'https://example.com/faq', icon: BookOpen, external: true }],
  },
];
export const EveryKindOfEntry = meta.story({
  args: { path: '/users', sections: everyKind },
  render: (args) => <AppShell {...args} />,
});
export const EveryKindOfEntryHorizontal = meta.story({
  args: { path: '/users', sections: everyKind },
  decorators: [withSettings({ layout: 'horizontal' })],
  render: (args) => <AppShell {...args} />,
});

export const WithSubscriptionBar = meta.story({
  args: { notice: <SubscriptionBar status="trial" state="idle" onFollow={fn()} onClose={fn()} /> },
});

export const HorizontalWithSubscriptionBar = meta.story({
  args: { notice: <SubscriptionBar status="canceled" state="idle" onFollow={fn()} onClose={fn()} /> },
  decorators: [withSettings({ layout: 'horizontal' })],
});

export const FullContent = meta.story({
  args: { content: 'full', children: <Card>Fills the window exactly: nothing below it scrolls.</Card> },
  play: async () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    await expect(scrollHeight).toBe(clientHeight);
  },
});

export const HorizontalFullContent = meta.story({
  parameters: { visual: { modes: ['light'] } },
  args: { content: 'full', children: <Card>Fills the window exactly: nothing below it scrolls.</Card> },
  decorators: [withSettings({ layout: 'horizontal' })],
  play: async () => {
    const { scrollHeight, clientHeight } = document.documentElement;
    await expect(scrollHeight).toBe(clientHeight);
  },
});
/** Paper shows no navigation, so that it is the same in both layouts. */
export const FullContentPrinted = meta.story({
  parameters: { visual: { modes: ['print'] } },
  args: {
    content: 'full',
    children: Array.from({ length: 20 }, (_, index) => <Card key={index}>Part {index + 1}</Card>),
  },
  decorators: [withSettings({ layout: 'horizontal' })],
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

export const Scrolled = meta.story({
  name: 'SH-1, SH-9: what is scrolled passes below the bars at the top',
  parameters: noPicture,
  args: {
    notice: <SubscriptionBar status="trial" state="idle" onFollow={fn()} onClose={fn()} />,
    children: (
      <Page>
        {Array.from({ length: 40 }, (_, index) => (
          <Card key={`card ${index + 1}`}>Card {index + 1}</Card>
        ))}
      </Page>
    ),
  },
  play: async ({ canvas }) => {
    const bars = [canvas.getByRole('region', { name: 'Subscription' }), canvas.getByRole('banner')];
    const card = canvas.getByText('Card 20');
    // Cards are positioned: nothing but the order of the bars keeps them below.
    card.scrollIntoView({ block: 'start' });
    const { left } = card.getBoundingClientRect();
    const end = bars[1]?.getBoundingClientRect().bottom ?? 0;
    await expect(end).toBeGreaterThan(card.getBoundingClientRect().top);
    for (let y = 4; y < end; y += 8) {
      const seen = document.elementFromPoint(left, y);
      await expect(bars.some((bar) => bar.contains(seen))).toBe(true);
    }
    const beside = canvas.getByRole('navigation', { name: 'Main navigation' }).parentElement;
    await expect(beside?.getBoundingClientRect().top).toBe(end);
  },
});
export const SkipLink = meta.story({
  name: 'Skip link leads to the content',
  parameters: noPicture,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

export const ContentWidths = meta.story({
  name: 'SH-4: compact content is at most 1200 wide, wide content fills the screen',
  parameters: noPicture,
  args: {
    children: (
      <Page>
        <Card>Content</Card>
      </Page>
    ),
  },
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    // Stands for a screen wider than that of the tests.
    main.style.inlineSize = '1800px';
    main.style.flexShrink = '0';
    const card = canvas.getByText('Content');
    const root = document.documentElement;
    await expect(card.offsetWidth).toBe(1200);
    root.setAttribute('data-stretch', 'wide');
    await expect(card.offsetWidth).toBeGreaterThan(1600);
    root.setAttribute('data-stretch', 'compact');
  },
});

export const Support = meta.story({
  name: 'SH-3: Get Support opens a dialog with the address and OK',
  parameters: noPicture,
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

export const ToastOverDrawer = meta.story({
  name: 'SH-8: a toast leaves the button at the foot of the open navigation free',
  parameters: noPicture,
  globals: onPhone,
  render: (args) => (
    <>
      <Shell {...args} />
      <Toaster toasts={[{ id: 'a', kind: 'error', text: 'Something went wrong!' }]} onDismiss={fn()} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Main navigation' }));
    const support = drawer.getByRole('button', { name: 'Get Support' });
    const toast = screen.getByText('Something went wrong!').closest('[role=alert] > *');
    await waitFor(() => {
      const { bottom, height } = toast?.getBoundingClientRect() ?? new DOMRect();
      expect(height).toBeGreaterThan(0);
      expect(bottom).toBeLessThan(support.getBoundingClientRect().top);
    });
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

export const HostileText = meta.story({
  render: (args) => (
    <EachHostile>
      {(text) => (
        <AppShell
          {...args}
          path="/group"
          topBar={{ ...topBar, account: { ...topBar.account, name: text } }}
          sections={[
            {
              subheader: text,
              items: [
                { title: text, path: '/' },
                { title: text, path: '/group', items: [{ title: text, path: '/group/one' }] },
              ],
            },
          ]}
        >
          <Page>
            <PageHeader title={text} purpose={text} />
            <Card>{text}</Card>
          </Page>
        </AppShell>
      )}
    </EachHostile>
  ),
  play: everyHostileText(),
});
