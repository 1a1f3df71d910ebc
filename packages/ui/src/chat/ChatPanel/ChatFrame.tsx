import { useWords } from '@parley/i18n/react';
import type {
  ChatActions,
  ChatAssistant,
  ChatView,
  ClosedChatView,
  ComposerView,
  ReadyChatView,
} from '@parley/model';
import { CloudOff, RotateCcw } from 'lucide-react';
import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { skip } from '../../components/skip.css.ts';
import { media } from '../../theme/tokens.ts';
import { ChatSkeleton } from '../ChatSkeleton/ChatSkeleton.tsx';
import { Composer, type ComposerHandle } from '../Composer/Composer.tsx';
import { isComposing } from '../Composer/WritingField.tsx';
import { isPlain } from '../Markdown/plain.ts';
import { createRowMemory, type KeptEdits, type Rows, RowsContext, readOnlyRows } from '../Message/rows.ts';
import { Notice } from '../Notice/Notice.tsx';
import type { ThreadProps } from '../Thread/Thread.tsx';
import { useStableActions } from '../useStableActions.ts';
import { PlainWelcome } from '../Welcome/PlainWelcome.tsx';
import * as css from './ChatPanel.css.ts';
import { Closed } from './Closed.tsx';
import { State } from './State.tsx';
import { useKeyboardInset } from './useKeyboardInset.ts';

/** Props of `ChatFrame`. */
export interface ChatFrameProps {
  /** Who answers here, and how it greets. */
  assistant: ChatAssistant;
  /** How the thread stands: messages, draft, notices. */
  view: ChatView;
  /** What the reader can do. */
  actions: ChatActions;
  /** Shows the messages; while it is still being loaded, a plain greeting or their outline stands there. */
  thread: ComponentType<ThreadProps> | undefined;
  /** Whether the composer takes the focus when it appears. */
  autoFocus?: boolean;
  /** IANA name of the zone that times are shown in; the browser's own when undefined. */
  timeZone?: string | undefined;
  /** Keeps unfinished edits of messages when the page is left; without it they are lost. */
  edits?: KeptEdits | undefined;
  /** What stands below the welcome of a new chat. */
  belowWelcome?: ReactNode;
  /** What leads on, besides trying again, from a chat that the reader may no longer use. */
  wayOn?: ReactNode;
  /** A ref to functions for the page around the chat. */
  ref?: Ref<ChatHandle>;
}

/** What can be done with a chat from outside. */
export interface ChatHandle {
  /**
   * Puts the focus where the reader goes on after they opened another thread: into the composer, but
   * not where that would bring up a keyboard over what was opened.
   */
  goOn: () => void;
}

/**
 * What surrounds the messages of a chat: notices and composer below them, and what stands in their
 * place while there are none to show. Apart from `ChatPanel`, so that the widget can let somebody type
 * before the code of the messages is there.
 */
export function ChatFrame({
  assistant,
  view,
  actions: given,
  thread,
  autoFocus = false,
  timeZone,
  edits,
  belowWelcome,
  wayOn,
  ref,
}: ChatFrameProps) {
  const { t } = useWords();
  const actions = useStableActions(given);
  const root = useRef<HTMLDivElement>(null);
  const composer = useRef<ComposerHandle>(null);
  const rows = useRowsOf(view, edits);
  useKeyboardInset(root);
  const goOn = useCallback(() => {
    if (!window.matchMedia(media.touch).matches) composer.current?.focus();
  }, []);
  useImperativeHandle(ref, () => ({ goOn }));
  const closedTitle = useFocusKept(view.phase, goOn);

  // The pressed button or the edited field disappears; the composer takes its focus. Under a finger it does
  // so only where there is something to type: its keyboard would cover the answer.
  const leaving = useMemo(
    (): ChatActions => ({
      ...actions,
      onStarter: (question) => {
        actions.onStarter(question);
        goOn();
      },
      onEdit: (messageId, text) => {
        actions.onEdit(messageId, text);
        composer.current?.focus();
      },
      onTakeBack: (messageId) => {
        actions.onTakeBack(messageId);
        composer.current?.focus();
      },
    }),
    [actions, goOn],
  );

  const composerView = useComposerViewOf(view);
  // Memoised, so that the composer is not rendered again while an answer grows.
  const writing = useMemo(
    () => (
      <Composer
        ref={composer}
        view={composerView}
        actions={actions}
        assistantName={assistant.name}
        placeholder={assistant.placeholder}
        disclaimer={assistant.disclaimer}
        autoFocus={autoFocus}
      />
    ),
    [composerView, actions, assistant, autoFocus],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    if (view.phase === 'closed' || view.composer !== 'answering') return;
    // Escape stops the answer (CH-5), and does nothing else at the same time.
    event.preventDefault();
    event.stopPropagation();
    actions.onStop();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: catches only keys that its controls let through.
    <div ref={root} className={css.root} onKeyDown={onKeyDown}>
      {view.phase === 'ready' && view.messages.length > 0 && (
        <button type="button" className={skip} onClick={() => composer.current?.focus()}>
          {t('chat.skipToComposer')}
        </button>
      )}
      <RowsContext value={rows}>
        <Body
          assistant={assistant}
          view={view}
          thread={thread}
          closedTitle={closedTitle}
          actions={leaving}
          timeZone={timeZone}
          belowWelcome={belowWelcome}
          wayOn={wayOn}
        />
      </RowsContext>
      {view.phase === 'closed' ? (
        isToBeRead(view, thread) && (
          <div className={css.foot}>
            <Closed
              view={view}
              place="below"
              titleRef={closedTitle}
              wayOn={wayOn}
              onRetry={actions.onRetryHistory}
            />
          </div>
        )
      ) : (
        <div className={css.foot}>
          <Notice notice={view.notice} actions={actions} timeZone={timeZone} />
          {writing}
        </div>
      )}
    </div>
  );
}

/**
 * Moves the focus when what held it goes away: to the heading of what stands in place of a thread that
 * can't be had, and from the button that loads it again back to where the reader writes. What stays,
 * such as the navigation around the chat, keeps it.
 * @returns the ref of that heading.
 */
function useFocusKept(phase: ChatView['phase'], goOn: () => void): RefObject<HTMLHeadingElement | null> {
  const closedTitle = useRef<HTMLHeadingElement>(null);
  const before = useRef(phase);
  useEffect(() => {
    const left = before.current;
    before.current = phase;
    if (left === phase || document.activeElement !== document.body) return;
    if (phase === 'closed') closedTitle.current?.focus();
    else if (left === 'historyFailed' || left === 'closed') goOn();
  });
  return closedTitle;
}

/** The thread's state that rows read; the same object until it changes. */
function useRowsOf(view: ChatView, edits: KeptEdits | undefined): Rows {
  const [memory] = useState(() => createRowMemory(edits));
  const canBranch = view.phase === 'ready' && view.composer === 'idle';
  const rows = useMemo(() => ({ canBranch, memory }), [canBranch, memory]);
  // What is being edited waits, as it could not be sent.
  return view.phase === 'closed' ? readOnlyRows : rows;
}

/** What the composer shows of a thread; the same object until it changes. */
function useComposerViewOf(view: ChatView): ComposerView {
  const { draft, composer } = view.phase === 'closed' ? closedComposer : view;
  return useMemo(() => ({ draft, composer }), [draft, composer]);
}

/** Whether a new chat is shown whose greeting needs nothing of what shows messages. */
const isGreeting = ({ messages, leftOut }: ReadyChatView, { welcomeMessage }: ChatAssistant) =>
  messages.length === 0 && leftOut === 0 && isPlain(welcomeMessage);

/** Whether messages stay to be read of a chat that is not available. */
const isToBeRead = ({ messages }: ClosedChatView, thread: ChatFrameProps['thread']) =>
  messages.length > 0 && thread !== undefined;

const noForks: ReadyChatView['forks'] = {};

/** A chat that is not available has no composer. */
const closedComposer: ComposerView = { draft: '', composer: 'blocked' };

function Body({
  assistant,
  view,
  actions,
  thread: Thread,
  closedTitle,
  timeZone,
  belowWelcome,
  wayOn,
}: Omit<ChatFrameProps, 'autoFocus' | 'edits' | 'ref'> & {
  closedTitle: RefObject<HTMLHeadingElement | null>;
}) {
  const { t } = useWords();
  switch (view.phase) {
    case 'loading':
      return <ChatSkeleton />;
    case 'historyFailed':
      return (
        <State icon={CloudOff} title={t('chat.historyFailed.title')} text={t('chat.historyFailed.text')}>
          <Button icon={RotateCcw} onClick={actions.onRetryHistory}>
            {t('common.retry')}
          </Button>
        </State>
      );
    case 'closed':
      if (!Thread || !isToBeRead(view, Thread))
        return <Closed view={view} titleRef={closedTitle} wayOn={wayOn} onRetry={actions.onRetryHistory} />;
      // The same element as below, so that the reader keeps their place. Nobody could be told of a rating.
      return (
        <Thread
          assistant={{ ...assistant, feedback: false }}
          view={{ messages: view.messages, forks: noForks }}
          actions={actions}
          timeZone={timeZone}
        />
      );
    case 'ready':
      if (isGreeting(view, assistant)) {
        return (
          <PlainWelcome assistant={assistant} onStarter={actions.onStarter}>
            {belowWelcome}
          </PlainWelcome>
        );
      }
      if (!Thread) return <ChatSkeleton />;
      return (
        <Thread
          assistant={assistant}
          view={view}
          actions={actions}
          timeZone={timeZone}
          belowWelcome={belowWelcome}
        />
      );
  }
}
