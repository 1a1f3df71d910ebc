import { useWords } from '@parley/i18n/react';
import { serverNow } from '@parley/model';
import { ArrowUp, ThumbsDown, ThumbsUp } from 'lucide-react';
import type { MouseEvent } from 'react';
import { classes } from '../../classes.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Highlight } from '../../components/Highlight/Highlight.tsx';
import { useAnchor } from '../../components/Link/LinkProvider.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Tag } from '../../components/Tag/Tag.tsx';
import { useKeptFocus } from '../../components/useKeptFocus.ts';
import { formatDayOrTime, formatMoment } from '../../format/dates.ts';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { Stack } from '../../layout/Stack/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './ConversationsScreen.css.ts';
import type { ConversationListItem } from './conversations.types.ts';
import { Facts } from './Facts.tsx';
import { useAsker } from './useAsker.ts';
import { rowMark } from './useOpenedFocus.ts';
import { useSteadyRows } from './useSteadyRows.ts';

/** Rows of the outline while the list loads, by the width of their titles in per cent. */
const OUTLINE = [80, 55, 70, 45, 65, 50];

export interface ConversationListProps {
  conversations: readonly ConversationListItem[];
  /** Names what was asked for, and whether this is its first page. */
  list: string;
  isFirst: boolean;
  /** Id of the one that is open; null for none. */
  openedId: string | null;
  /** What was searched; '' for nothing. */
  search: string;
  /** Called when one is opened from its row. */
  onPress: (id: string, event: MouseEvent) => void;
  /** IANA name; the browser's own when undefined. */
  timeZone?: string | undefined;
}

/**
 * Conversations, newest first: what was asked, of whom, where, and what came of it. Those that come meanwhile
 * move nothing that somebody looks at.
 */
export function ConversationList({
  conversations,
  list,
  isFirst,
  openedId,
  search,
  onPress,
  timeZone,
}: ConversationListProps) {
  const { t } = useWords();
  const keptFocus = useKeptFocus<HTMLUListElement>();
  const { rows, newer, showNewer } = useSteadyRows({ conversations, list, isFirst, of: keptFocus.ref });
  return (
    <Stack gap={0}>
      <Inline role="status" justify="center" align="start" className={css.newer}>
        {newer > 0 && (
          <span className={css.newerButton}>
            <Button size="small" icon={ArrowUp} onClick={showNewer}>
              {t('conversations.newer', { count: newer })}
            </Button>
          </span>
        )}
      </Inline>
      <Stack as="ul" gap={0} aria-label={t('conversations.title')} {...keptFocus}>
        {rows.map((conversation) => (
          <li key={conversation.id} className={css.item}>
            <Row
              conversation={conversation}
              current={conversation.id === openedId}
              search={search}
              onPress={onPress}
              timeZone={timeZone}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

function Row({
  conversation,
  current,
  search,
  onPress,
  timeZone,
}: Pick<ConversationListProps, 'search' | 'onPress' | 'timeZone'> & {
  conversation: ConversationListItem;
  current: boolean;
}) {
  const { t, locale } = useWords();
  const Anchor = useAnchor();
  const asker = useAsker(conversation);
  const { id, title, assistantName, updatedAt, href } = conversation;
  return (
    <Stack
      as={Anchor}
      gap={4}
      href={href}
      className={css.row}
      aria-current={current ? 'true' : undefined}
      onClick={(event: MouseEvent) => onPress(id, event)}
      {...rowMark(id)}
    >
      <bdi className={classes(css.line, css.rowTitle)}>
        {title.trim() ? <Highlight search={search}>{title}</Highlight> : t('threads.untitled')}
      </bdi>
      <Facts>
        <bdi className={css.line}>{assistantName}</bdi>
        <bdi className={css.line}>{asker}</bdi>
        <time dir="auto" dateTime={updatedAt} title={formatMoment(locale, updatedAt, timeZone)}>
          {formatDayOrTime(locale, updatedAt, serverNow(), timeZone)}
        </time>
      </Facts>
      <Outcomes conversation={conversation} search={search} />
    </Stack>
  );
}

/** What the answers of a conversation came to; nothing where all went as it should. */
function Outcomes({ conversation, search }: { conversation: ConversationListItem; search: string }) {
  const { t } = useWords();
  const { needsCare, failed, ratedUp, ratedDown, openQuestion } = conversation;
  if (needsCare + failed + ratedUp + ratedDown === 0) return null;
  return (
    <Inline as="span" gap={8} rowGap={4}>
      {needsCare > 0 && <Tag tone="caution">{t('conversations.needsCare')}</Tag>}
      {openQuestion && (
        <bdi className={classes(css.line, css.meta)}>
          <Highlight search={search}>{openQuestion}</Highlight>
        </bdi>
      )}
      {failed > 0 && <Tag tone="critical">{t('conversations.failed')}</Tag>}
      {ratedDown > 0 && (
        <Tag tone="critical" icon={ThumbsDown}>
          {t('chat.rateDown')}
        </Tag>
      )}
      {ratedUp > 0 && (
        <Tag tone="positive" icon={ThumbsUp}>
          {t('chat.rateUp')}
        </Tag>
      )}
    </Inline>
  );
}

/** The outline of a list on its way. */
export function LoadingConversations() {
  const { t } = useWords();
  return (
    <Stack gap={0} aria-busy>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      {OUTLINE.map((width) => (
        <div key={width} className={css.item} data-part="row">
          <Stack gap={4} className={css.row}>
            <Skeleton shape="text" width={width} />
            <div className={css.meta}>
              <Skeleton shape="text" width={60} />
            </div>
          </Stack>
        </div>
      ))}
    </Stack>
  );
}
