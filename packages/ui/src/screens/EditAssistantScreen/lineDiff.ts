import { diffArrays } from 'diff';
import { wordChanges } from '../../format/wordChanges.ts';

/** A piece of a line; `changed` where the other side says something else. */
export interface DiffPiece {
  text: string;
  changed: boolean;
}

export type DiffLine =
  | { kind: 'same' | 'added' | 'removed'; pieces: readonly DiffPiece[] }
  /** Lines that both sides share, left out. */
  | { kind: 'gap'; count: number };

/** Equal lines shown around a change. */
const CONTEXT = 2;

/**
 * With more differences than this the texts are compared as a whole: they have little in common, and the time
 * grows with the square.
 */
const MAX_EDIT_LENGTH = 1000;

/** Longer lines are compared as a whole. */
const WORDS_MAX_LENGTH = 2000;

/** What changed from one text to another, line by line and, where a line was reworded, word by word. */
export function lineDiff(before: string, after: string): DiffLine[] {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const changes = diffArrays(old, fresh, { maxEditLength: MAX_EDIT_LENGTH });
  if (!changes) return [...whole('removed', old), ...whole('added', fresh)];

  const lines: DiffLine[] = [];
  for (const [index, { added, removed, value }] of changes.entries()) {
    const previous = changes[index - 1];
    const next = changes[index + 1];
    if (removed && next?.added && next.value.length === value.length) {
      const pairs = value.map((line, place) => reworded(line, next.value[place] ?? ''));
      lines.push(
        ...pairs.map(({ removed: pieces }): DiffLine => ({ kind: 'removed', pieces })),
        ...pairs.map(({ added: pieces }): DiffLine => ({ kind: 'added', pieces })),
      );
    } else if (added && previous?.removed && previous.value.length === value.length) {
      // Added together with the removed lines before it.
    } else if (added || removed) {
      lines.push(...whole(added ? 'added' : 'removed', value));
    } else {
      lines.push(...sharedLines(value, { first: index === 0, last: index === changes.length - 1 }));
    }
  }
  return lines;
}

/** An empty text has no line, not an empty one. */
function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

function whole(kind: 'same' | 'added' | 'removed', lines: readonly string[]): DiffLine[] {
  return lines.map((text) => ({ kind, pieces: [{ text, changed: false }] }));
}

/** The lines next to a change, and how many lie between. */
function sharedLines(lines: readonly string[], at: { first: boolean; last: boolean }): DiffLine[] {
  const head = at.first ? 0 : CONTEXT;
  const tail = at.last ? 0 : CONTEXT;
  const hidden = lines.length - head - tail;
  // To leave out a single line would take as much room as to show it.
  if (hidden <= 1) return whole('same', lines);
  return [
    ...whole('same', lines.slice(0, head)),
    { kind: 'gap', count: hidden },
    ...whole('same', tail === 0 ? [] : lines.slice(-tail)),
  ];
}

function reworded(before: string, after: string): { removed: DiffPiece[]; added: DiffPiece[] } {
  if (Math.max(before.length, after.length) > WORDS_MAX_LENGTH) {
    return { removed: [{ text: before, changed: false }], added: [{ text: after, changed: false }] };
  }
  const words = wordChanges(before, after);
  const side = (other: 'added' | 'removed'): DiffPiece[] =>
    words
      .filter((word) => !word[other])
      .map(({ value, added, removed }) => ({ text: value, changed: added || removed }));
  return { removed: side('added'), added: side('removed') };
}
