import { useWords } from '@parley/i18n/react';
import {
  ASKER_KINDS,
  CONVERSATION_OUTCOMES,
  CONVERSATION_SPANS,
  type ConversationSpan,
  RATINGS,
} from '@parley/model';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { Inline } from '../../layout/Inline/Inline.tsx';
import { FilterMenu } from '../../patterns/FilterMenu/FilterMenu.tsx';
import * as css from './ConversationsScreen.css.ts';
import type { Choice, ConversationChoices, ConversationQuery } from './conversations.types.ts';

export interface ConversationFiltersProps {
  query: ConversationQuery;
  onQuery: (change: Partial<ConversationQuery>) => void;
  choices: ConversationChoices;
  /** How many conversations match; null while nobody knows. */
  count: number | null;
}

const ASKERS = { visitor: 'conversations.visitors', user: 'conversations.users' } as const;
const RATED = { up: 'chat.rateUp', down: 'chat.rateDown' } as const;
const SPANS = {
  '24h': 'conversations.last24h',
  '7d': 'conversations.last7d',
  '30d': 'conversations.last30d',
} as const satisfies Record<ConversationSpan, string>;

const byId = ({ id, name }: Choice) => ({ value: id, label: name });

/** Search in what was said, and all that the list can be narrowed by. */
export function ConversationFilters({ query, onQuery, choices, count }: ConversationFiltersProps) {
  const { t } = useWords();
  return (
    <Inline>
      <div className={css.search}>
        <SearchField
          label={t('conversations.search')}
          value={query.search}
          onChange={(search) => onQuery({ search })}
        />
      </div>
      <FilterMenu
        label={t('conversations.outcome')}
        choices={CONVERSATION_OUTCOMES.map((value) => ({ value, label: t(`conversations.${value}`) }))}
        value={query.outcome}
        words={(value) => t('conversations.filterOutcome', { value })}
        onChange={(outcome) => onQuery({ outcome })}
      />
      <FilterMenu
        label={t('conversations.rating')}
        choices={RATINGS.map((value) => ({ value, label: t(RATED[value]) }))}
        value={query.rating}
        words={(value) => t('conversations.filterRating', { value })}
        onChange={(rating) => onQuery({ rating })}
      />
      <FilterMenu
        label={t('conversations.span')}
        choices={CONVERSATION_SPANS.map((value) => ({ value, label: t(SPANS[value]) }))}
        value={query.span}
        words={(value) => t('conversations.filterSpan', { value })}
        onChange={(span) => onQuery({ span })}
      />
      <FilterMenu
        label={t('conversations.assistant')}
        choices={choices.assistants.map(byId)}
        value={query.assistant}
        words={(value) => t('conversations.filterAssistant', { value })}
        onChange={(assistant) => onQuery({ assistant })}
      />
      <FilterMenu
        label={t('conversations.asker')}
        choices={[
          ...ASKER_KINDS.map((value) => ({ value, label: t(ASKERS[value]) })),
          ...choices.users.map(byId),
        ]}
        value={query.asker}
        words={(value) => t('conversations.filterAsker', { value })}
        onChange={(asker) => onQuery({ asker })}
      />
      <FilterMenu
        label={t('conversations.site')}
        choices={choices.sites.map((site) => ({ value: site, label: site }))}
        value={query.site}
        words={(value) => t('conversations.filterSite', { value })}
        onChange={(site) => onQuery({ site })}
      />
      <span className={css.count} role="status" dir="auto">
        {count === null ? '' : t('conversations.count', { count })}
      </span>
    </Inline>
  );
}
