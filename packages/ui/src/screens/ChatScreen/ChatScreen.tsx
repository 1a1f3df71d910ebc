import { useWords } from '@parley/i18n/react';
import type { ThreadListActions, ThreadListView, ThreadManagement } from '@parley/model';
import { ArrowLeft, type LucideIcon, MessageSquarePlus, MessagesSquare, Pencil } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ChatHeader } from '../../chat/ChatHeader/ChatHeader.tsx';
import type { ChatHandle } from '../../chat/ChatPanel/ChatFrame.tsx';
import { ChatPanel, type ChatPanelProps } from '../../chat/ChatPanel/ChatPanel.tsx';
import { ThreadList } from '../../chat/ThreadList/ThreadList.tsx';
import { unreadIn } from '../../chat/ThreadList/threads.ts';
import { useThreadDialogs } from '../../chat/ThreadList/useThreadDialogs.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button, ButtonLink } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { useAnchor } from '../../components/Link/LinkProvider.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { onDemand } from '../../patterns/deferred/onDemand.tsx';
import { useMediaQuery } from '../../patterns/useMediaQuery.ts';
import { media } from '../../theme/tokens.ts';
import * as css from './ChatScreen.css.ts';
import { NextSteps, type NextStepsProps } from './NextSteps.tsx';

const ThreadDrawer = onDemand(
  () => import('./ThreadDrawer.tsx'),
  ({ onClose }) => onClose(),
);

/** Props of `ChatScreen`. */
export interface ChatScreenProps extends Omit<ChatPanelProps, 'ref' | 'belowWelcome' | 'wayOn'> {
  /** One line below the assistant's name, for administrators; none when empty. */
  description?: string;
  /** Left out but for an administrator of an assistant that was never published. */
  nextSteps?: NextStepsProps | undefined;
  /** Address of the assistant list, for administrators; users without one get no way back. */
  backHref?: string | undefined;
  /** Where the reader's own assistants are: offered where this one is theirs no more. */
  homeHref?: string | undefined;
  /** Address of the assistant's editor, for administrators. */
  editHref?: string | undefined;
  /** What a screen without the shell needs at the end of its header: language, account, logout. */
  headerEnd?: ReactNode;
  /** The reader's threads with this assistant; none are shown without it. */
  threads?:
    | { view: ThreadListView; actions: ThreadListActions; manage?: ThreadManagement | undefined }
    | undefined;
}

/**
 * The portal's chat screen: test chat of administrators inside the shell, and the whole application of other
 * users (RT-8). Fills its parent, which gives it a height. The reader's threads stand in a column,
 * which can be hidden, and below md in a drawer (CH-1).
 */
export function ChatScreen({
  description = '',
  nextSteps,
  backHref,
  homeHref,
  editHref,
  headerEnd,
  threads,
  ...panel
}: ChatScreenProps) {
  const { t } = useWords();
  const { assistant, view, actions } = panel;
  const wide = useMediaQuery(media.mdUp);
  const phone = useMediaQuery(media.phone);
  const [columnHidden, setColumnHidden] = useState(false);
  const [drawerOpen, setDrawerOpen] = useState(false);
  const listShown = wide ? !columnHidden : drawerOpen;
  const chat = useRef<ChatHandle>(null);
  const goOn = () => {
    // A drawer keeps the focus inside for as long as it is there.
    flushSync(() => setDrawerOpen(false));
    chat.current?.goOn();
  };
  const { ask, dialog } = useThreadDialogs(threads?.view ?? null, threads?.manage, goOn);
  const begin = () => {
    actions.onNewChat();
    goOn();
  };
  const list = threads && {
    view: threads.view,
    actions: {
      ...threads.actions,
      onOpenThread(threadId: string) {
        threads.actions.onOpenThread(threadId);
        goOn();
      },
      onNewChat() {
        threads.actions.onNewChat();
        goOn();
      },
    },
    onAsk: threads.manage && ask,
    timeZone: panel.timeZone,
  };
  const withColumn = list !== undefined && wide && listShown;
  const isAsked = view.phase === 'ready' && view.messages.length > 0;
  // As long as the chat is empty, the next steps stand in it; a phone's header has no room for words.
  const publishHref = isAsked && !phone ? nextSteps?.publishHref : undefined;

  return (
    <Stack gap={0} grow className={css.root}>
      <ChatHeader
        name={assistant.name}
        tag={nextSteps && <Tag>{t('assistants.statusDraft')}</Tag>}
        description={description}
        avatarUrl={assistant.avatarUrl}
        before={
          <>
            {backHref && <IconLink href={backHref} label={t('chat.back')} icon={ArrowLeft} points />}
            {list && (
              <IconButton
                icon={MessagesSquare}
                label={t(listShown ? 'threads.hide' : 'threads.show')}
                expanded={listShown}
                badge={!listShown && <Badge count={unreadIn(list.view.threads)} place="corner" />}
                onClick={() => (wide ? setColumnHidden(!columnHidden) : setDrawerOpen(true))}
              />
            )}
          </>
        }
      >
        {view.phase !== 'closed' && !withColumn && (
          <NewChat short={phone || (!wide && !!list)} onClick={begin} />
        )}
        {publishHref ? (
          <ButtonLink href={publishHref} icon={Pencil}>
            {t('editor.next.publish')}
          </ButtonLink>
        ) : (
          editHref && <IconLink href={editHref} label={t('assistants.edit')} icon={Pencil} />
        )}
        {headerEnd}
      </ChatHeader>
      <Inline gap={0} align="stretch" overflow="keep" grow className={css.body}>
        {withColumn && (
          <Inline gap={0} align="stretch" overflow="keep" className={css.column}>
            <ThreadList {...list} />
          </Inline>
        )}
        <ChatPanel
          ref={chat}
          {...panel}
          belowWelcome={nextSteps && <NextSteps {...nextSteps} />}
          wayOn={homeHref && <ButtonLink href={homeHref}>{t('screens.missingAssistant.home')}</ButtonLink>}
        />
      </Inline>
      {list && !wide && drawerOpen && <ThreadDrawer {...list} onClose={() => setDrawerOpen(false)} />}
      {dialog}
    </Stack>
  );
}

interface IconLinkProps {
  href: string;
  label: string;
  icon: LucideIcon;
  /** It points along the lines, and turns with their direction. */
  points?: boolean;
}

/** Leads to another page from the header. */
function IconLink({ href, label, icon, points = false }: IconLinkProps) {
  const Anchor = useAnchor();
  return (
    <Inline
      as={Anchor}
      gap={0}
      justify="center"
      overflow="keep"
      inText
      href={href}
      className={css.iconLink}
      aria-label={label}
      title={label}
    >
      <Icon icon={icon} points={points} />
    </Inline>
  );
}

/**
 * Begins a new chat, while the list of threads with its own button is not in sight; `short` where a
 * header is full.
 */
function NewChat({ short, onClick }: { short: boolean; onClick: () => void }) {
  const { t } = useWords();
  return short ? (
    <IconButton icon={MessageSquarePlus} label={t('chat.newChat')} onClick={onClick} />
  ) : (
    <Button icon={MessageSquarePlus} onClick={onClick}>
      {t('chat.newChat')}
    </Button>
  );
}
