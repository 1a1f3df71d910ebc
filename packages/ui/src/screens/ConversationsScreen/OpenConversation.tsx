import { useWords } from '@parley/i18n/react';
import type { ChatMessage } from '@parley/model';
import { ArrowLeft } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ChatSkeleton } from '../../chat/ChatSkeleton/ChatSkeleton.tsx';
import { Transcript } from '../../chat/Transcript/Transcript.tsx';
import { Banner } from '../../components/Banner/Banner.tsx';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { LeftOut } from '../../components/LeftOut/LeftOut.tsx';
import { formatDayAndTime, formatMoment } from '../../format/dates.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { onDemand } from '../../patterns/deferred/onDemand.tsx';
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure.tsx';
import { OutdatedNotice } from '../../patterns/OutdatedNotice/OutdatedNotice.tsx';
import { ProblemBanner } from '../../patterns/ProblemBanner/ProblemBanner.tsx';
import { useForget, useLeftOpen } from '../../patterns/unsaved/useUnsaved.ts';
import { useMediaQuery } from '../../patterns/useMediaQuery.ts';
import { media } from '../../theme/tokens.ts';
import { AnswerNote } from './AnswerNote.tsx';
import { answerForm } from './answerForm.ts';
import * as css from './ConversationsScreen.css.ts';
import type { AnswerCare, ConversationRemoval, OpenedConversation } from './conversations.types.ts';
import { DeleteConversation } from './DeleteConversation.tsx';
import { Facts } from './Facts.tsx';
import { MarkAllDone } from './MarkAllDone.tsx';
import { useAsker } from './useAsker.ts';

/** Loaded when it is opened, so that reading alone does not load the form. */
const AnswerDialogs = onDemand(
  () => import('./AnswerDialogs.tsx'),
  ({ onClose }) => onClose(),
);

export interface OpenConversationProps {
  opened: OpenedConversation;
  care: AnswerCare;
  removal: ConversationRemoval;
  onRetry: () => void;
  /** Leads back to the list, where it is not in view. */
  onBack?: (() => void) | undefined;
  /** Where the focus goes that is led here, and what leads it away. */
  place: {
    pane: RefObject<HTMLDivElement | null>;
    title: RefObject<HTMLHeadingElement | null>;
    onKeyDown: (event: KeyboardEvent) => void;
  };
  /** IANA name; the browser's own when undefined. */
  timeZone?: string | undefined;
}

/** The conversation that is open, or what became of it. */
export function OpenConversation({
  opened,
  care,
  removal,
  onRetry,
  onBack,
  place,
  timeZone,
}: OpenConversationProps) {
  const { t } = useWords();
  return (
    <Stack gap={0} grow className={css.pane} ref={place.pane} tabIndex={-1} onKeyDown={place.onKeyDown}>
      {opened.kind !== 'ready' && onBack && (
        <div className={css.paneHead}>
          <Back onBack={onBack} />
        </div>
      )}
      {opened.kind === 'loading' && <ChatSkeleton />}
      {opened.kind === 'failed' && (
        <div className={css.placeholder}>
          {opened.problem.code === 'notFound' ? (
            <div role="alert">
              <EmptyState picture="notFound" title={t('conversations.notThere')}>
                {t('conversations.notThereText')}
              </EmptyState>
            </div>
          ) : (
            <LoadFailure
              title={t('conversations.openFailed')}
              problem={opened.problem}
              retrying={opened.retrying}
              onRetry={onRetry}
            />
          )}
        </div>
      )}
      {opened.kind === 'ready' && (
        <Whole
          key={opened.conversation.id}
          {...opened}
          care={care}
          removal={removal}
          onRetry={onRetry}
          onBack={onBack}
          place={place}
          timeZone={timeZone}
        />
      )}
    </Stack>
  );
}

function Back({ onBack }: { onBack: () => void }) {
  const { t } = useWords();
  return <IconButton icon={ArrowLeft} points label={t('conversations.back')} onClick={onBack} />;
}

const nothing = () => undefined;
/** Administrators only read: they can neither answer nor rate. */
const READ_ONLY = {
  onRetry: nothing,
  onRegenerate: nothing,
  onEdit: nothing,
  onTakeBack: nothing,
  onBranch: nothing,
};
const NO_FORKS = {};

/** A dialog about an answer, and the name of what is kept of it. */
interface Asked {
  does: 'file' | 'starter';
  answerId: string;
  form: string;
}

const asking = (does: Asked['does'], answerId: string): Asked => ({
  does,
  answerId,
  form: answerForm(does, answerId),
});

type WholeProps = Extract<OpenedConversation, { kind: 'ready' }> & Omit<OpenConversationProps, 'opened'>;

function Whole({
  conversation,
  messages,
  outdated,
  leftOut,
  care,
  removal,
  onRetry,
  onBack,
  place,
  timeZone,
  ...hrefs
}: WholeProps) {
  const { t, locale } = useWords();
  const asker = useAsker(conversation);
  const leftOpen = useLeftOpen();
  // What a reload or a login interrupted goes on.
  const [asked, setAsked] = useState<Asked | null>(
    () => messages.flatMap(({ id }) => [asking('file', id), asking('starter', id)]).find(leftOpen) ?? null,
  );
  const { assistantName, title, updatedAt, questions } = conversation;
  const { task, all, onForget } = care;
  const open = messages.filter((message) => message.care === 'open').map(({ id }) => id);
  const [first] = open;
  // The same object as long as it is the same message: the thread is rendered anew with another.
  const opensAt = useMemo(() => (first === undefined ? 'start' : { messageId: first }), [first]);
  // Beside the list there is less room than in its place.
  const wide = useMediaQuery(onBack ? media.smUp : media.lgUp);
  const isDone = task.kind === 'done' && task.does === asked?.does && task.answerId === asked.answerId;
  const about = isDone ? null : asked;
  useForget(isDone && asked ? asked.form : null);
  const ask = (does: Asked['does'], answerId: string) => {
    onForget();
    setAsked(asking(does, answerId));
  };
  const close = () => {
    setAsked(null);
    onForget();
  };
  const known = new Map(messages.map((message) => [message.id, message]));
  const noteOf = ({ id }: ChatMessage) => {
    const answer = known.get(id);
    return (
      answer && (
        <AnswerNote
          answer={answer}
          care={care}
          onFile={() => ask('file', id)}
          onStarter={() => ask('starter', id)}
        >
          {task.kind !== 'idle' && task.answerId === id && (
            <InView key={task.kind}>
              <Outcome
                task={task}
                assistantName={assistantName}
                onForget={onForget}
                {...hrefs}
                asked={about !== null}
              />
            </InView>
          )}
        </AnswerNote>
      )
    );
  };
  const dialog = about && {
    answerId: about.answerId,
    question: known.get(known.get(about.answerId)?.parentId ?? '')?.body ?? '',
    citations: known.get(about.answerId)?.citations ?? [],
    assistantName,
    draftHref: hrefs.draftHref,
    care,
    onClose: close,
  };
  return (
    <>
      <Inline gap={12} overflow="keep" align="start" className={css.paneHead}>
        {onBack && <Back onBack={onBack} />}
        <Stack gap={4} grow className={css.paneTitle}>
          <Heading level={2} overflow="twoLines" ref={place.title}>
            <span title={title}>{title.trim() || t('threads.untitled')}</span>
          </Heading>
          <Facts>
            <bdi className={css.line}>{assistantName}</bdi>
            <bdi className={css.line}>{asker}</bdi>
            <time dir="auto" dateTime={updatedAt} title={formatMoment(locale, updatedAt, timeZone)}>
              {formatDayAndTime(locale, updatedAt, Date.now(), timeZone)}
            </time>
            <bdi role="status">{t('conversations.questions', { count: questions })}</bdi>
          </Facts>
        </Stack>
        {(open.length > 1 || all.task.kind === 'running') && (
          <MarkAllDone answerIds={open} all={all} wide={wide} />
        )}
        <DeleteConversation conversation={conversation} removal={removal} />
      </Inline>
      {all.task.kind === 'failed' && (
        <div className={css.notice}>
          <ProblemBanner
            title={t('conversations.actionFailed')}
            problem={all.task.problem}
            onDismiss={all.onForget}
          />
        </div>
      )}
      {outdated && (
        <div className={css.notice}>
          <OutdatedNotice outdated={outdated} onRetry={onRetry} />
        </div>
      )}
      <LeftOut count={leftOut} empty={null} />
      <Transcript
        messages={messages}
        forks={NO_FORKS}
        assistantName={assistantName}
        avatarUrl={conversation.avatarUrl}
        actions={READ_ONLY}
        readerName={asker}
        noteOf={noteOf}
        opensAt={opensAt}
        timeZone={timeZone}
      />
      {dialog && <AnswerDialogs does={about.does} {...dialog} />}
    </>
  );
}

/** Comes into view as it appears, once the dialog that led to it has given the focus back. */
function InView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => place.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, []);
  return <div ref={place}>{children}</div>;
}

/** What became of the last action, below its answer. A dialog tells its own failure. */
function Outcome({
  task,
  asked,
  assistantName,
  filesHref,
  draftHref,
  onForget,
}: Pick<AnswerCare, 'task' | 'onForget'> &
  Pick<WholeProps, 'filesHref' | 'draftHref'> & {
    asked: boolean;
    assistantName: string;
  }) {
  const { t } = useWords();
  if (task.kind === 'failed' && !asked) {
    return (
      <ProblemBanner title={t('conversations.actionFailed')} problem={task.problem} onDismiss={onForget} />
    );
  }
  if (task.kind !== 'done' || task.does === 'settle') return null;
  const words =
    task.does === 'file'
      ? {
          title: t('conversations.fileAdded'),
          text: t('conversations.fileAddedText', { assistant: assistantName }),
          link: t('conversations.openFiles'),
          href: filesHref,
        }
      : {
          title: t('conversations.starterAdded'),
          text: t('conversations.starterAddedText'),
          link: t('conversations.openDraft'),
          href: draftHref,
        };
  return (
    <Banner
      tone="positive"
      title={words.title}
      announce
      onDismiss={onForget}
      actions={
        <ButtonLink size="small" href={words.href}>
          {words.link}
        </ButtonLink>
      }
    >
      {words.text}
    </Banner>
  );
}
