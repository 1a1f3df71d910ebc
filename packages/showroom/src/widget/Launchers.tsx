import { exampleReplies } from '@parley/api/examples';
import { launcherWords } from '@parley/i18n/launcher';
import type { WidgetLook } from '@parley/model';
import { loaderCss, lookCss } from '@parley/ui/launcher';
import type { Direction } from '@parley/ui/settings';
import { Text } from '@parley/ui/text';
import { createLauncherElements, unreadCount } from '@parley/widget/launcher';
import { useLayoutEffect, useRef } from 'react';
import { besidePseudoClasses } from '../states/pseudoClasses.ts';
import { type HandState, showState } from '../states/showState.ts';
import * as css from './launchers.css.ts';

const words = launcherWords('en');

const plainLook = exampleReplies.getAssistantDraft.draft.widget;

/** What turns stands still in pictures. */
const STILL = '*,::before{animation:none!important}';

interface LauncherProps {
  name: string;
  /** What the button says, in place of its icon alone. */
  says?: string;
  unread?: number;
  state?: 'open' | 'busy';
  /** The chat's frame is above it; in a page with room for that. */
  panel?: boolean;
  hand?: HandState;
  look?: Partial<WidgetLook>;
  direction?: Direction;
}

/**
 * The launcher that the loader makes, in one state, at the end of a small page: its own elements in its own
 * sheet, but not in the browser's top layer, where all would lie upon one another.
 */
function Launcher({
  name,
  says = '',
  unread = 0,
  state,
  panel = false,
  hand,
  look,
  direction = 'ltr',
}: LauncherProps) {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { host, root, sheet, button, badge, text } = createLauncherElements();
    sheet.replaceSync(besidePseudoClasses(loaderCss + lookCss({ ...plainLook, ...look })) + STILL);
    host.dir = direction;
    text.textContent = says;
    button.ariaLabel = says || (state ? words.close : words.open);
    button.ariaExpanded = `${state !== undefined}`;
    button.ariaBusy = `${state === 'busy'}`;
    badge.hidden = !unread;
    badge.dataset.count = unreadCount(unread);
    if (panel) {
      const frame = document.createElement('iframe');
      frame.title = words.panel;
      root.prepend(frame);
    }
    if (hand) showState(button, hand, host);
    page.current?.append(host);
    return () => host.remove();
  });
  return (
    <div className={panel ? css.panelPage : says ? css.widePage : css.page} ref={page}>
      <Text size="caption" tone="muted">
        {name}
      </Text>
    </div>
  );
}

/** The chat's frame at both sides, in each size and direction. */
export function Panels() {
  return (
    <>
      <Launcher panel state="open" name="end, medium" />
      <Launcher panel state="open" name="start, small" look={{ position: 'bottom-start', size: 'small' }} />
      <Launcher panel state="open" name="start, large" look={{ position: 'bottom-start', size: 'large' }} />
      <Launcher
        panel
        state="open"
        name="start, right to left"
        look={{ position: 'bottom-start' }}
        direction="rtl"
      />
    </>
  );
}

/** The launcher in each state that it can have. */
export function Launchers() {
  const atStart = { position: 'bottom-start' } as const;
  return (
    <div className={css.pages}>
      <Launcher name="rest" />
      <Launcher name="hover" hand="hover" />
      <Launcher name="focus" hand="focus" />
      <Launcher name="open" state="open" />
      <Launcher name="open, the chat on its way" state="busy" />
      <Launcher name="own colours" look={{ color: '#facc15', textColor: '#161b23' }} />
      <Launcher name="one unread" unread={1} />
      <Launcher name="many unread" unread={99} />
      <Launcher name="at the start, one unread" look={atStart} unread={1} />
      <Launcher name="at the start, many unread" look={atStart} unread={100} />
      <Launcher name="right to left, one unread" direction="rtl" unread={1} />
      <Launcher name="label, one unread" says="Ask us" unread={1} />
      <Launcher name="label at the start, many unread" says="Ask us" look={atStart} unread={100} />
      <Launcher name="label, open" says="Ask us" state="open" />
      <Launcher name="failed" says={words.failed} />
      <Launcher name="offline" says={words.offline} />
      <Launcher name="not available" says={words.unavailable} />
    </div>
  );
}
