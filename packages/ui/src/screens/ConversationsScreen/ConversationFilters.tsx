import { useWords } from '@parley/i18n/react';
import {
  ASKER_KINDS,
  CONVERSATION_OUTCOMES,
  CONVERSATION_SPANS,
  type ConversationSpan,
  RATINGS,
  serverNow,
} from '@parley/model';
import { useState } from 'react';
import type { DateRangeFieldProps } from '../../components/DateRangeField/DateRangeField.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { dayOf } from '../../format/dates.ts';
import { onDemand } from '../../patterns/deferred/onDemand.tsx';
import { FilterBar } from '../../patterns/FilterBar/FilterBar.tsx';
import { FilterMenu } from '../../patterns/FilterMenu/FilterMenu.tsx';
import { ListTools } from '../../patterns/ListTools/ListTools.tsx';
import * as css from './ConversationsScreen.css.ts';
import {
  type Choice,
  type ConversationChoices,
  type ConversationQuery,
  DEFAULT_CONVERSATION_QUERY,
} from './conversations.types.ts';
import { siteName } from './useAsker.ts';

export interface ConversationFiltersProps {
  query: ConversationQuery;
  onQuery: (change: Partial<ConversationQuery>) => void;
  choices: ConversationChoices;
  /** How many conversations match; null while nobody knows. */
  count: number | null;
  /** IANA name; the browser's own when undefined. */
  timeZone?: string | undefined;
}

const ASKERS = { visitor: 'conversations.visitors', user: 'conversations.users' } as const;
const RATED = { up: 'chat.rateUp', down: 'chat.rateDown' } as const;
const SPANS = {
  '24h': 'conversations.last24h',
  '7d': 'conversations.last7d',
  '30d': 'conversations.last30d',
} as const satisfies Record<ConversationSpan, string>;

const byId = ({ id, name }: Choice) => ({ value: id, label: name });

/** The field of two days, whose code is fetched once somebody asks for days. */
const Days = onDemand<DateRangeFieldProps & { onClose: () => void }>(
  async () => ({
    default: (await import('../../components/DateRangeField/DateRangeField.tsx')).DateRangeField,
  }),
  ({ onClose }) => onClose(),
);

/** Search in what was said, and all that the list can be narrowed by. */
export function ConversationFilters({ query, onQuery, choices, count, timeZone }: ConversationFiltersProps) {
  const { t } = useWords();
  const [asksForDays, setAsksForDays] = useState(false);
  const { from, to } = query;
  const betweenDays = query.span === 'all' && (asksForDays || from !== '');
  const { outcome, rating, span, assistant, asker, site } = query;
  const narrowed = [outcome, rating, span, assistant, asker, site].filter((value) => value !== 'all');
  const active = narrowed.length + (betweenDays ? 1 : 0);
  const clearDays = () => {
    setAsksForDays(false);
    if (from !== '') onQuery({ from: '', to: '' });
  };
  const clear = () => {
    setAsksForDays(false);
    const { search: _, page: _page, ...filters } = DEFAULT_CONVERSATION_QUERY;
    onQuery(filters);
  };
  return (
    <ListTools
      search={
        <SearchField
          label={t('conversations.search')}
          value={query.search}
          onChange={(search) => onQuery({ search })}
        />
      }
      filters="below"
      count={count === null ? '' : t('conversations.count', { count })}
    >
      <FilterBar active={active} onClear={clear} place="below">
        <FilterMenu
          label={t('conversations.outcome')}
          choices={CONVERSATION_OUTCOMES.map((value) => ({ value, label: t(`conversations.${value}`) }))}
          value={query.outcome}
          onChange={(outcome) => onQuery({ outcome })}
        />
        <FilterMenu
          label={t('conversations.rating')}
          choices={RATINGS.map((value) => ({ value, label: t(RATED[value]) }))}
          value={query.rating}
          onChange={(rating) => onQuery({ rating })}
        />
        <FilterMenu
          label={t('conversations.span')}
          choices={[
            ...CONVERSATION_SPANS.map((value) => ({ value, label: t(SPANS[value]) })),
            { value: 'days' as const, label: t('conversations.range') },
          ]}
          value={betweenDays ? 'days' : query.span}
          onChange={(span) => {
            setAsksForDays(span === 'days');
            if (span !== 'days') onQuery({ span, from: '', to: '' });
            else if (query.span !== 'all') onQuery({ span: 'all' });
          }}
        />
        <FilterMenu
          label={t('conversations.assistant')}
          choices={choices.assistants.map(byId)}
          value={query.assistant}
          onChange={(assistant) => onQuery({ assistant })}
        />
        <FilterMenu
          label={t('conversations.asker')}
          choices={[
            ...ASKER_KINDS.map((value) => ({ value, label: t(ASKERS[value]) })),
            ...choices.users.map(byId),
          ]}
          value={query.asker}
          onChange={(asker) => onQuery({ asker })}
        />
        <FilterMenu
          label={t('conversations.site')}
          choices={choices.sites.map((site) => ({ value: site, label: siteName(site) }))}
          value={query.site}
          onChange={(site) => onQuery({ site })}
        />
        {betweenDays && (
          <div className={css.days}>
            <Days
              label={t('conversations.days')}
              hideLabel
              need="optional"
              value={from === '' ? null : { from, to }}
              max={dayOf(serverNow(), timeZone)}
              onChange={(days) => {
                // Emptied to type others: the field stays.
                setAsksForDays(true);
                onQuery(days ?? { from: '', to: '' });
              }}
              onClose={clearDays}
            />
          </div>
        )}
      </FilterBar>
    </ListTools>
  );
}
