/** One measured figure beside the peer's and the goal of the product (medians of `runs`). */
export interface Row {
  what: string;
  unit: 'KB gzip' | 'requests' | 'ms' | 'MB' | 'times';
  ours: number;
  peer?: { name: string; value: number };
  goal?: number;
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

/** The rows as a Markdown table; the ratio is ours to the peer's, below 1 is better. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(({ what, unit, ours, peer, goal, runs }) =>
    [
      what,
      `${figure(ours)} ${unit}`,
      peer ? `${figure(peer.value)} (${peer.name})` : '',
      peer ? (ours / peer.value).toFixed(2) : '',
      goal === undefined ? '' : `${goal}${ours <= goal ? '' : ' (missed)'}`,
      runs,
    ].join(' | '),
  );
  return ['row | ours | peer | ratio | goal | runs', '--- | ---: | ---: | ---: | ---: | ---:', ...lines]
    .map((line) => `| ${line} |`)
    .join('\n');
}
