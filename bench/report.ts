/** One measured figure beside the peer's and the goal of the product (medians of `runs`). */
export interface Row {
  what: string;
  unit: 'KB gzip' | 'requests' | 'answers' | 'ms' | 'MB' | 'times' | 'points';
  ours: number;
  peer?: { name: string; value: number };
  goal?: number;
  /** More is better: the goal is the least. @default false */
  isFloor?: boolean;
  runs: number;
}

/** The middle of the values; the mean of the two in the middle where their number is even. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

const figure = (value: number) =>
  value < 10 ? value.toFixed(2) : value < 100 ? value.toFixed(1) : value.toFixed(0);

const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

/** The head of the Markdown table that the rows make. */
export const tableHead = [
  line(['row', 'ours', 'peer', 'ratio', 'goal', 'runs']),
  line(['---', '---:', '---:', '---:', '---:', '---:']),
].join('\n');

/** A row of that table; the ratio is ours to the peer's, below 1 is better. */
export function tableRow({ what, unit, ours, peer, goal, runs, isFloor }: Row): string {
  const isReached = goal === undefined || (isFloor ? ours >= goal : ours <= goal);
  return line([
    what,
    `${figure(ours)} ${unit}`,
    peer ? `${figure(peer.value)} (${peer.name})` : '',
    peer ? (ours / peer.value).toFixed(2) : '',
    goal === undefined ? '' : `${goal}${isReached ? '' : ' (missed)'}`,
    runs,
  ]);
}

/** A row beside the same one of an earlier state of the code. */
export function comparedRow({ what, unit, ours }: Row, before: Row | undefined): string {
  const cells = before ? [`${figure(before.ours)} ${unit}`, (ours / before.ours).toFixed(2)] : ['', ''];
  return line([what, `${figure(ours)} ${unit}`, ...cells]);
}

/** Stands for the rows of a part that could not be measured; the end of a reason says most. */
export const failedRow = (part: string, reason: string): string =>
  line([part, `failed: ${reason.replaceAll(/\s+/g, ' ').slice(-300)}`, '', '', '', '']);
