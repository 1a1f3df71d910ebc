import { storyNameFromExport } from 'storybook/internal/csf';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { provenBy, shortNameOf } from './storyNames.ts';

/**
 * How a story stands in the sidebar: by its short name, with what it proves as tags that filter. Its whole
 * name stays the title of the test and on the page of the component.
 */
export function inSidebar<Entry extends IndexInput>(entry: Entry): Entry {
  if (entry.type !== 'story') return entry;
  const { name = '', exportName, tags = [] } = entry;
  return {
    ...entry,
    name: shortNameOf(name, storyNameFromExport(exportName)),
    tags: [...tags, ...provenBy(name)],
  };
}

/** Readers of story files whose entries stand in the sidebar as `inSidebar` says. */
export const sidebarIndexers = (indexers: readonly Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (...asked) => (await indexer.createIndex(...asked)).map(inSidebar),
  }));
