import { storyNameFromExport } from 'storybook/internal/csf';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import { inSentenceCase } from './inSentenceCase.ts';

/** Longest name that stands in one line of the sidebar. */
const LONGEST_NAME = 40;

const ID = String.raw`(?:[A-Z][A-Z0-9]*-\d+|T\d+|faults)`;
/** Names begin with what they prove ('SH-1, SH-5: ...') or have it in brackets ('Too long (CH-2: ...)'). */
const PROVEN = new RegExp(String.raw`(?:^|\()(${ID}(?:, ${ID})*)(?=[:)])`, 'g');

/** The requirements that a story proves, as its name says. */
const provenBy = (name: string) => [...name.matchAll(PROVEN)].flatMap(([, ids = '']) => ids.split(', '));

/**
 * How a story stands in the sidebar: what it proves is a tag that filters, and one that is called by a
 * sentence is called as the file calls it. Its whole name stays the title of the test and on the page of the
 * component.
 */
export function inSidebar<Entry extends IndexInput>(entry: Entry): Entry {
  if (entry.type !== 'story') return entry;
  const { name = '', exportName, tags = [] } = entry;
  const proven = provenBy(name);
  const isShort = proven.length === 0 && name.length <= LONGEST_NAME;
  return {
    ...entry,
    name: inSentenceCase(isShort ? name : storyNameFromExport(exportName)),
    tags: [...tags, ...proven],
  };
}

/** Readers of story files whose entries stand in the sidebar as `inSidebar` says. */
export const sidebarIndexers = (indexers: readonly Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (...asked) => (await indexer.createIndex(...asked)).map(inSidebar),
  }));
