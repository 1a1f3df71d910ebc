import { useWords } from '@parley/i18n/react';
import { EXPORT_TYPES } from '@parley/model';
import { ChevronDown, Download } from 'lucide-react';
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { classes } from '../../classes.ts';
import { Button } from '../../components/Button/Button.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { LeftOut } from '../../components/LeftOut/LeftOut.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Pagination } from '../../components/Pagination/Pagination.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { DeferredMenu } from '../../patterns/deferred/DeferredMenu.tsx';
import { LoadFailure } from '../../patterns/LoadFailure/LoadFailure.tsx';
import { OutdatedNotice } from '../../patterns/OutdatedNotice/OutdatedNotice.tsx';
import { ProblemBanner } from '../../patterns/ProblemBanner/ProblemBanner.tsx';
import { pageScroller } from '../../patterns/pageScroller.ts';
import { useMediaQuery } from '../../patterns/useMediaQuery.ts';
import { media } from '../../theme/tokens.ts';
import { ConversationFilters } from './ConversationFilters.tsx';
import { ConversationList, LoadingConversations } from './ConversationList.tsx';
import * as css from './ConversationsScreen.css.ts';
import {
  type AnswerCare,
  CONVERSATION_PAGE_SIZE,
  type ConversationChoices,
  type ConversationExport,
  type ConversationQuery,
  type ConversationRemoval,
  type ConversationsState,
  isNarrowed,
  type OpenedConversation,
} from './conversations.types.ts';
import { NoConversations } from './NoConversations.tsx';
import { OpenConversation, type OpenConversationProps } from './OpenConversation.tsx';
import { useOpenedFocus } from './useOpenedFocus.ts';

export interface ConversationsScreenProps {
  state: ConversationsState;
  /**
   * What is searched for, and which page: the owner keeps it, so that it is restored when the reader comes
   * back.
   */
  query: ConversationQuery;
  onQueryChange: (query: ConversationQuery) => void;
  choices: ConversationChoices;
  onRetry: () => void;
  /** Where it says how an assistant gets onto a site, for who has no conversation yet. */
  installHref: string;
  /** Where deleted assistants are had back, whose conversations are not shown; left out where none is. */
  deletedHref?: string | undefined;
  /** Days for which conversations are kept, and where that is changed; null while nobody knows. */
  kept: { days: number; href: string } | null;
  exporting: ConversationExport;
  /** Id of the conversation that is open, and the conversation; null while none is. */
  openedId: string | null;
  opened: OpenedConversation | null;
  onRetryOpened: () => void;
  /** Closes the conversation, where the list is not in view beside it. */
  onClose: () => void;
  care: AnswerCare;
  removal: ConversationRemoval;
  /** IANA name; the browser's own when undefined. */
  timeZone?: string | undefined;
}

const TYPE_WORDS = { csv: 'conversations.exportCsv', json: 'conversations.exportJson' } as const;

/**
 * What was asked of the organisation's assistants, by visitors and users (AS-6): the list, narrowed by
 * filters, beside the conversation that is open; below md one after the other. Fills its parent, which gives
 * it a height.
 */
export function ConversationsScreen(props: ConversationsScreenProps) {
  const wide = useMediaQuery(media.mdUp);
  const { opened, removal } = props;
  const { root, onPress, ...place } = useOpenedFocus({ ...props, wide });
  const isGone = opened === null && removal.task.kind === 'done';
  const { onForget } = removal;
  useEffect(() => {
    if (!isGone) return;
    // What had the focus went with the conversation.
    root.current?.focus();
    onForget();
  }, [isGone, onForget, root]);
  return (
    <Stack gap={0} grow className={css.root} ref={root} tabIndex={-1} {...pageScroller}>
      {(wide || !opened) && <Head {...props} />}
      {wide || opened ? (
        <SideBySide {...props} wide={wide} onPress={onPress} place={place} />
      ) : (
        <Alone {...props} onPress={onPress} />
      )}
    </Stack>
  );
}

const isEmpty = ({ state, query }: Pick<ConversationsScreenProps, 'state' | 'query'>) =>
  state.kind === 'ready' && state.total === 0 && !isNarrowed(query);

function Head({
  state,
  opened,
  query,
  onQueryChange,
  choices,
  exporting,
  onRetry,
  timeZone,
}: ConversationsScreenProps) {
  const { t } = useWords();
  const outdated = state.kind === 'ready' ? state.outdated : undefined;
  return (
    <Stack className={classes(css.head, opened && css.screenOnly)}>
      <PageHeader
        title={t('conversations.title')}
        purpose={t('conversations.purpose')}
        actions={!isEmpty({ state, query }) && <Export {...exporting} />}
        onPhones="beside"
      />
      {exporting.state.kind === 'failed' && (
        <ProblemBanner
          title={t('conversations.exportFailed')}
          problem={exporting.state.problem}
          onDismiss={exporting.onForget}
        />
      )}
      {outdated && <OutdatedNotice outdated={outdated} onRetry={onRetry} />}
      {!isEmpty({ state, query }) && (
        <ConversationFilters
          query={query}
          onQuery={(change) => onQueryChange({ ...query, page: 1, ...change })}
          choices={choices}
          count={state.kind === 'ready' ? state.total : null}
          timeZone={timeZone}
        />
      )}
    </Stack>
  );
}

function Export({ state, onExport }: ConversationExport) {
  const { t } = useWords();
  const phone = useMediaQuery(media.phone);
  const running = state.kind === 'running';
  return (
    <DeferredMenu
      label={t('conversations.export')}
      trigger={
        phone ? (
          <IconButton
            variant="secondary"
            icon={Download}
            label={t(running ? 'conversations.exporting' : 'conversations.export')}
            needsNetwork
            busy={running}
          />
        ) : (
          <Button
            icon={Download}
            iconEnd={ChevronDown}
            needsNetwork
            busy={running ? t('conversations.exporting') : undefined}
          >
            {t('conversations.export')}
          </Button>
        )
      }
      items={EXPORT_TYPES.map((type) => ({
        kind: 'action',
        id: type,
        label: t(TYPE_WORDS[type]),
        onSelect: () => onExport(type),
      }))}
    />
  );
}

type ListedProps = ConversationsScreenProps & { onPress: (id: string, event: MouseEvent) => void };

/**
 * The list beside what is open; without room for both, what is open. That stays in its place then, with the
 * dialog that somebody writes in when the window becomes narrower.
 */
function SideBySide({
  wide,
  place,
  ...props
}: ListedProps & { wide: boolean } & Pick<OpenConversationProps, 'place'>) {
  const { t } = useWords();
  const { state, opened } = props;
  const { kind } = state;
  const column = useFromTop(JSON.stringify(props.query));
  if (wide && (kind === 'failed' || (isEmpty(props) && !opened))) {
    return (
      <div className={css.placeholder}>
        <Listed {...props} />
      </div>
    );
  }
  return (
    <Inline gap={0} align="stretch" overflow="keep" grow className={classes(css.body, wide && css.beside)}>
      {wide && (
        <div ref={column} className={classes(css.column, opened && css.screenOnly)}>
          <Listed {...props} />
        </div>
      )}
      {opened ? (
        <Opened {...props} opened={wide ? toldOnce(state, opened) : opened} alone={!wide} place={place} />
      ) : (
        <Stack gap={0} grow className={classes(css.pane, css.screenOnly)}>
          <div className={css.placeholder}>
            <EmptyState title={t('conversations.choose')}>{t('conversations.chooseText')}</EmptyState>
          </div>
        </Stack>
      )}
    </Inline>
  );
}

/** What scrolls begins at its top with each other list. @param list names what is listed */
function useFromTop(list: string) {
  const scroller = useRef<HTMLDivElement>(null);
  const last = useRef(list);
  useLayoutEffect(() => {
    if (last.current !== list) scroller.current?.scrollTo(0, 0);
    last.current = list;
  }, [list]);
  return scroller;
}

/** What is open beside a list that says of itself that it is out of date: the same is not said of both. */
function toldOnce(state: ConversationsState, opened: OpenedConversation): OpenedConversation {
  if (state.kind !== 'ready' || opened.kind !== 'ready') return opened;
  if (state.outdated?.problem.code !== opened.outdated?.problem.code) return opened;
  const { outdated: _, ...rest } = opened;
  return rest;
}

function Alone(props: ListedProps) {
  return (
    <div className={css.alone}>
      <Listed {...props} />
    </div>
  );
}

function Opened({
  opened,
  care,
  removal,
  onRetryOpened,
  onClose,
  alone,
  place,
  timeZone,
}: ConversationsScreenProps &
  Pick<OpenConversationProps, 'place'> & { opened: OpenedConversation; alone: boolean }) {
  return (
    <OpenConversation
      opened={opened}
      care={care}
      removal={removal}
      onRetry={onRetryOpened}
      onBack={alone ? onClose : undefined}
      place={place}
      timeZone={timeZone}
    />
  );
}

function Listed({
  state,
  query,
  onQueryChange,
  onRetry,
  installHref,
  deletedHref,
  kept,
  openedId,
  onPress,
  timeZone,
}: ListedProps) {
  const { t } = useWords();
  if (state.kind === 'loading') return <LoadingConversations />;
  if (state.kind === 'failed') {
    return (
      <LoadFailure
        title={t('conversations.readFailed')}
        problem={state.problem}
        retrying={state.retrying}
        onRetry={onRetry}
      />
    );
  }
  if (state.total === 0) {
    return (
      <LeftOut
        count={state.leftOut}
        empty={<NoConversations {...{ query, onQueryChange, installHref, deletedHref }} />}
      />
    );
  }
  return (
    <Stack>
      <ConversationList
        conversations={state.conversations}
        list={state.list}
        isFirst={query.page === 1}
        onPress={onPress}
        openedId={openedId}
        search={query.search}
        timeZone={timeZone}
      />
      <LeftOut count={state.leftOut} empty={null} />
      {state.total > CONVERSATION_PAGE_SIZE && (
        <Pagination
          page={query.page}
          pageSize={CONVERSATION_PAGE_SIZE}
          total={state.total}
          onPage={(page) => onQueryChange({ ...query, page })}
        />
      )}
      {kept && (
        <div className={css.kept}>
          <Text size="caption" tone="muted">
            <bdi>{t('conversations.kept', { count: kept.days })}</bdi>{' '}
            <Link href={kept.href}>{t('conversations.changeKept')}</Link>
          </Text>
        </div>
      )}
    </Stack>
  );
}
