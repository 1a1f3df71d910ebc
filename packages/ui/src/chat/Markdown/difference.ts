import { decodeEntities } from '@parley/markdown';
import { diffArrays } from 'diff';
import type { MarkedToken, Token, Tokens } from 'marked';
import { type WordChange, wordChanges } from '../../format/wordChanges.ts';
import { createBlockReader } from './blocks.ts';
import { childrenOf, linksOf, withTargets } from './linkTargets.ts';
import type { MarkedChange } from './text.ts';

/** A block of a Markdown text, as far as it differs from another version of the text. */
export interface DifferingBlock {
  /** `changed` where words in it are marked; `added` and `removed` where it stands on one side alone. */
  of: 'same' | 'added' | 'removed' | 'changed';
  token: MarkedToken;
}

/** What is read out before a change, as its look cannot be heard. */
export interface ChangeLabels {
  added: string;
  removed: string;
}

/** With more differences than this the blocks have little in common: the time grows with the square. */
const MAX_EDIT_LENGTH = 1000;

/** Longer blocks are compared as a whole, in characters. */
const WORDS_MAX_LENGTH = 2000;

/** A block of which less stayed than this part is another block. */
const LEAST_IN_COMMON = 0.3;

/** Blocks whose words can be marked one by one; of tables and code the whole is shown twice. */
const WITH_WORDS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'list', 'blockquote']);

/** What may stand in such a block; anything else has it shown twice, too. */
const MARKABLE: ReadonlySet<string> = new Set([
  ...WITH_WORDS,
  ...['list_item', 'text', 'escape', 'codespan', 'strong', 'em', 'del', 'link', 'space', 'br'],
]);

/** Begins a line of its own, so that its words do not run into those before it. */
const OWN_LINE: ReadonlySet<string> = new Set(['paragraph', 'list', 'list_item', 'br', 'space']);

/**
 * What changed from one Markdown text to another, block by block as they are read, not as they are written:
 * where a block was reworded, the words that came and went are marked inside of it.
 */
export function markdownDifference(before: string, after: string, labels: ChangeLabels): DifferingBlock[] {
  const [old, fresh] = [blocksOf(before), blocksOf(after)];
  const changes = diffArrays(old.map(keyOf), fresh.map(keyOf), { maxEditLength: MAX_EDIT_LENGTH });
  if (!changes) return [...asBlocks('removed', old), ...asBlocks('added', fresh)];
  const found: DifferingBlock[] = [];
  let [oldAt, freshAt] = [0, 0];
  let removed: MarkedToken[] = [];
  for (const change of changes) {
    if (change.removed) {
      removed = old.slice(oldAt, oldAt + change.count);
      oldAt += change.count;
      continue;
    }
    const blocks = fresh.slice(freshAt, freshAt + change.count);
    freshAt += change.count;
    if (change.added) {
      found.push(...replaced(removed, blocks, labels));
    } else {
      found.push(...asBlocks('removed', removed), ...asBlocks('same', blocks));
      oldAt += change.count;
    }
    removed = [];
  }
  return [...found, ...asBlocks('removed', removed)];
}

/** By what a block is known again; an item is the same under another number. */
const keyOf = (token: MarkedToken) =>
  // A link may take its target from elsewhere in the text.
  [
    token.type === 'list' ? `${token.ordered ? '1.' : '-'} ${token.items[0]?.text}` : token.raw.trim(),
    ...linksOf(token),
  ].join('\n');

const asBlocks = (of: DifferingBlock['of'], tokens: readonly MarkedToken[]): DifferingBlock[] =>
  tokens.map((token) => ({ of, token }));

/** The blocks of a text; each item of a list is one, as it changes by itself. */
function blocksOf(text: string): MarkedToken[] {
  const blocks = createBlockReader().read(text, false);
  return blocks.flatMap(({ token }) => (token.type === 'list' ? itemsOf(token) : [token]));
}

const itemsOf = (list: Tokens.List): MarkedToken[] =>
  list.items.map((item, index) => ({
    ...list,
    raw: item.raw,
    items: [item],
    start: list.ordered ? Number(list.start) + index : '',
  }));

/** Blocks that took the place of others. */
function replaced(old: readonly MarkedToken[], fresh: readonly MarkedToken[], labels: ChangeLabels) {
  const pairs = old.map((block, index) => {
    const other = fresh[index];
    if (!other) return asBlocks('removed', [block]);
    const [before, after] = toTell(block, other);
    const token = reworded(before, after, labels);
    if (token) return [{ of: 'changed' as const, token }];
    return [...asBlocks('removed', [before]), ...asBlocks('added', [after])];
  });
  return [...pairs.flat(), ...asBlocks('added', fresh.slice(old.length))];
}

/** Two blocks with what tells them apart: where links lead, or the source where both look alike. */
function toTell(old: MarkedToken, fresh: MarkedToken): [old: MarkedToken, fresh: MarkedToken] {
  const before = withTargets(old, new Set(linksOf(fresh)));
  const after = withTargets(fresh, new Set(linksOf(old)));
  const looksAlike = isMarkable(before) && isMarkable(after) && lookOf(before) === lookOf(after);
  return looksAlike ? [asSource(old), asSource(fresh)] : [before, after];
}

const asSource = ({ raw }: MarkedToken): MarkedToken => ({ type: 'code', raw, text: raw.trim() });

/** What a reader sees of a block, with its marks. */
function lookOf(token: MarkedToken): string {
  const within = isLeaf(token) ? leafText(token) : childrenOf(token).map(lookOf).join('');
  const level = 'depth' in token ? token.depth : 'ordered' in token ? `${token.ordered}` : '';
  const kind = token.type === 'escape' ? 'text' : token.type;
  return kind === 'text' ? within : `<${kind} ${level}>${within}</>`;
}

/** The newer block with what came and went marked; null where that would not be easier to read. */
function reworded(old: MarkedToken, fresh: MarkedToken, labels: ChangeLabels): MarkedToken | null {
  if (old.type !== fresh.type || !WITH_WORDS.has(fresh.type)) return null;
  if (!isMarkable(old) || !isMarkable(fresh)) return null;
  const [before, after] = [wordsOf(old), wordsOf(fresh)];
  const longest = Math.max(before.length, after.length);
  // The same words with other marks: both looks are shown.
  if (before === after || longest > WORDS_MAX_LENGTH) return null;
  const words = wordChanges(before, after);
  const kept = words.reduce((sum, word) => sum + (word.added || word.removed ? 0 : word.value.length), 0);
  if (kept < longest * LEAST_IN_COMMON) return null;
  return withMarks(fresh, createTake(words, labels));
}

const isMarkable = (token: MarkedToken): boolean =>
  MARKABLE.has(token.type) && childrenOf(token).every(isMarkable);

const isLeaf = (token: MarkedToken) => childrenOf(token).length === 0 && 'text' in token;

const leafText = (token: MarkedToken) =>
  token.type === 'text' ? decodeEntities(token.text) : 'text' in token ? token.text : '';

/** The words of a block, each line of it on a line. */
function wordsOf(token: MarkedToken): string {
  const start = OWN_LINE.has(token.type) ? '\n' : '';
  return start + (isLeaf(token) ? leafText(token) : childrenOf(token).map(wordsOf).join(''));
}

/** Takes the words of the newer text from its beginning to its end. */
interface Take {
  /** So many characters, in pieces, with what went at their place. */
  words(length: number, as: (text: string) => MarkedToken): Token[];
  /** The beginning of a line. What went there stands before its first words. */
  line(): void;
}

function createTake(words: readonly WordChange[], labels: ChangeLabels): Take {
  const left = [...words];
  let waiting: Token[] = [];
  const take = (length: number, as: (text: string) => MarkedToken): Token[] => {
    const taken: Token[] = [];
    let wanted = length;
    for (let word = left[0]; word && (wanted > 0 || word.removed); word = left[0]) {
      // What took the place of words tells where they stood.
      if (wanted === 0 && left[1]?.added) break;
      left.shift();
      if (word.removed) {
        const gone = word.value.replaceAll('\n', ' ');
        if (gone.trim() !== '') taken.push(change('removed', as(gone), labels));
        continue;
      }
      const text = word.value.slice(0, wanted);
      const rest = word.value.slice(wanted);
      if (rest !== '') left.unshift({ ...word, value: rest });
      wanted -= text.length;
      taken.push(word.added ? change('added', as(text), labels) : as(text));
    }
    return taken;
  };
  return {
    words(length, as) {
      const taken = [...waiting, ...take(length, as)];
      waiting = [];
      return taken;
    },
    line() {
      const gone = take(1, asText).filter((token) => 'of' in token && token.of === 'removed');
      waiting = [...waiting, ...gone];
    },
  };
}

const change = (of: MarkedChange['of'], token: MarkedToken, labels: ChangeLabels): Token => {
  const marked: MarkedChange = { type: 'change', of, raw: token.raw, label: labels[of], tokens: [token] };
  return marked;
};

/** A copy of a token in which the words that changed are marked. */
function withMarks(token: MarkedToken, take: Take): MarkedToken {
  // The line that it begins has no look of its own.
  if (OWN_LINE.has(token.type)) take.line();
  if (isLeaf(token)) {
    const as = token.type === 'codespan' ? (text: string) => ({ ...token, raw: text, text }) : asText;
    return { type: 'text', raw: token.raw, text: '', tokens: take.words(leafText(token).length, as) };
  }
  const children = childrenOf(token).map((child) => withMarks(child, take));
  if (token.type === 'list') return { ...token, items: children as typeof token.items };
  return { ...token, tokens: children } as MarkedToken;
}

/** Text as it is: an escaped one is not read for anything else. */
const asText = (text: string): MarkedToken => ({ type: 'escape', raw: text, text });
