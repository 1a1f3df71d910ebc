import { useWords } from '@parley/i18n/react';
import { type ReactNode, useRef, useState } from 'react';
import { classes } from '../../classes.ts';
import { skip } from '../../components/skip.css.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { media } from '../../theme/tokens.ts';
import { onDemand } from '../deferred/onDemand.tsx';
import type { NavSection } from '../SideNav/navigation.ts';
import { SideNav } from '../SideNav/SideNav.tsx';
import { TopBar, type TopBarProps } from '../TopBar/TopBar.tsx';
import { useMediaQuery } from '../useMediaQuery.ts';
import * as css from './AppShell.css.ts';

const SupportDialog = onDemand(
  () => import('../SupportDialog/SupportDialog.tsx'),
  ({ onClose }) => onClose(),
);
const NavDrawer = onDemand(
  () => import('./NavDrawer.tsx'),
  ({ onClose }) => onClose(),
);

const CONTENT_ID = 'content';

export interface AppShellProps {
  /** The address in force: it marks its entry, and a change of it closes the navigation drawer (SH-2). */
  path: string;
  /** The entries of the navigation, in groups. */
  sections: readonly NavSection[];
  /** What the bar at the top shows and does. */
  topBar: Omit<TopBarProps, 'navigation'>;
  /** Where help is to be had. */
  supportEmail: string;
  /** Where the Quick Start Guide is, for who looks for help. */
  guideHref: string;
  /** The subscription bar, while it is shown. */
  notice?: ReactNode | undefined;
  /**
   * `page` scrolls and keeps margins; `full` fills the window exactly, for a conversation.
   * @default 'page'
   */
  content?: 'page' | 'full';
  /** The page in force. */
  children: ReactNode;
}

/**
 * The frame of every administrator's screen: top bar, navigation (280 wide from lg up, a drawer below) and
 * content. Layout, navigation color and content width follow the attributes of `<html>`.
 */
export function AppShell({
  path,
  sections,
  topBar,
  supportEmail,
  guideHref,
  notice,
  content = 'page',
  children,
}: AppShellProps) {
  const { t } = useWords();
  const large = useMediaQuery(media.lgUp);
  // Kept as the address it was opened at, so that going elsewhere closes it.
  const [drawerOpenedAt, setDrawerOpenedAt] = useState<string | null>(null);
  const drawerOpen = !large && drawerOpenedAt === path;
  const [supportOpen, setSupportOpen] = useState(false);
  const mainRef = useRef<HTMLElement>(null);

  const nav = (
    <SideNav
      sections={sections}
      path={path}
      inDrawer={!large}
      onSupport={() => {
        setDrawerOpenedAt(null);
        setSupportOpen(true);
      }}
    />
  );

  return (
    <Stack
      gap={0}
      className={classes(
        css.shell,
        notice !== undefined && css.withNotice,
        content === 'full' && css.fixedHeight,
      )}
    >
      <a
        className={skip}
        href={`#${CONTENT_ID}`}
        onClick={(event) => {
          // The link must not change the address, which belongs to the router.
          event.preventDefault();
          mainRef.current?.focus();
        }}
      >
        {t('shell.skipToContent')}
      </a>
      {notice}
      <div className={css.top}>
        <TopBar
          {...topBar}
          {...(large ? {} : { navigation: { open: drawerOpen, onOpen: () => setDrawerOpenedAt(path) } })}
        />
      </div>
      <Inline gap={0} align="stretch" overflow="keep" grow className={css.body}>
        {large && <div className={css.side}>{nav}</div>}
        <Stack as="main" gap={0} className={css.main[content]} id={CONTENT_ID} tabIndex={-1} ref={mainRef}>
          {children}
        </Stack>
      </Inline>
      {drawerOpen && <NavDrawer onClose={() => setDrawerOpenedAt(null)}>{nav}</NavDrawer>}
      {supportOpen && (
        <SupportDialog email={supportEmail} guideHref={guideHref} onClose={() => setSupportOpen(false)} />
      )}
    </Stack>
  );
}
