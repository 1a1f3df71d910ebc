import { type AssistantStatus, type Locale, matches } from '@parley/model';
import { collator } from '../../format/formatters.ts';

/** One assistant as the list shows it. */
export interface AssistantListItem {
  id: string;
  name: string;
  description: string;
  avatarUrl: string | null;
  status: AssistantStatus;
  /** What is saved of it differs from what its readers meet. */
  unpublishedChanges?: boolean;
  /** What it is called in its draft, where its readers meet it under another name. */
  draftName?: string | null;
  dataFileCount: number;
  conversationCount: number;
  /** Of those, the ones with an answer that needs care. */
  careCount: number;
  /** Where those can be read; left out where they can't. */
  careHref?: string;
  /** Messages that people sent to it in the last 24 hours. */
  messages24h: number;
  /** The same by the hour, oldest first; drawn beside the figure where it is known. */
  hourlyMessages?: readonly number[];
  /** ISO 8601. */
  updatedAt: string;
  /** Where its chat is. */
  href: string;
}

/** Rows to compare, or cards to look at. */
export const ASSISTANT_VIEWS = ['table', 'cards'] as const;
export type AssistantView = (typeof ASSISTANT_VIEWS)[number];

/** What the list can be sorted by. */
export const ASSISTANT_SORT_FIELDS = ['name', 'messages', 'updated'] as const;
export type AssistantSortField = (typeof ASSISTANT_SORT_FIELDS)[number];

/** What is searched for, and the order of what is found. */
export interface AssistantQuery {
  search: string;
  sort: AssistantSortField;
  order: 'ascending' | 'descending';
  /** Only those that are in this state; `deleted` are those that can be had back. */
  status: AssistantStatus | 'all' | 'deleted';
}

/** The order that a field starts with: names from A, figures and dates from the greatest. */
const FIRST_ORDER: Record<AssistantSortField, AssistantQuery['order']> = {
  name: 'ascending',
  messages: 'descending',
  updated: 'descending',
};

/** What the list shows at first. */
export const DEFAULT_ASSISTANT_QUERY: AssistantQuery = {
  search: '',
  sort: 'name',
  order: FIRST_ORDER.name,
  status: 'all',
};

/** Sorting by the field in force turns its order around; another field starts with its own. */
export function sortedBy(query: AssistantQuery, sort: AssistantSortField): AssistantQuery {
  if (query.sort !== sort) return { ...query, sort, order: FIRST_ORDER[sort] };
  return { ...query, order: query.order === 'ascending' ? 'descending' : 'ascending' };
}

/**
 * The assistants of the wanted status whose names or description hold every searched word, in the query's
 * order; equals by name.
 */
export function arrangeAssistants(
  assistants: readonly AssistantListItem[],
  { search, sort, order, status }: AssistantQuery,
  locale: Locale,
): readonly AssistantListItem[] {
  const isFound = matches(search);
  const found = assistants.filter(
    (assistant) =>
      (status === 'all' || assistant.status === status) &&
      isFound(`${assistant.name} ${assistant.draftName ?? ''} ${assistant.description}`),
  );
  const { compare } = collator(locale);
  const byField: Record<AssistantSortField, (a: AssistantListItem, b: AssistantListItem) => number> = {
    name: (a, b) => compare(a.name, b.name),
    messages: (a, b) => a.messages24h - b.messages24h,
    updated: (a, b) => Date.parse(a.updatedAt) - Date.parse(b.updatedAt),
  };
  const sign = order === 'ascending' ? 1 : -1;
  return found.sort((a, b) => sign * byField[sort](a, b) || compare(a.name, b.name));
}
